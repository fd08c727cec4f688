"""All sounds of the table and of the panels around it, from what strikes what; numpy, nothing downloaded:

    python3 sounds.py FOLDER

Each is one WAV file, mono, 16 bit. A blow is a short push of the two bodies against each other; what rings after it are the
modes of both, each a sine that dies away, and the noise of the touching surfaces. Soft bodies push longer, which leaves out
what is high. The same numbers always give the same files; `look.py` shows them as pictures and measures them.
"""
import sys
import wave
import numpy as np

RATE = 44_100


def push(seconds, rate):
    """The push of a blow, half a sine long, which lets lower modes through and damps higher ones."""
    n = max(2, int(seconds * rate))
    pulse = np.sin(np.pi * (np.arange(n) + 0.5) / n)
    return pulse / pulse.sum()


def ringing(modes, length, rate):
    """Modes as (frequency, strength, seconds until 60 dB below), all struck at once."""
    t = np.arange(int(length * rate)) / rate
    whole = np.zeros(len(t))
    for frequency, strength, seconds in modes:
        whole += strength * np.sin(2 * np.pi * frequency * t) * np.exp(-6.91 * t / seconds)
    return whole


def rubbing(low, high, seconds, length, rate, seed):
    """Noise between two frequencies that dies away."""
    n = int(length * rate)
    spectrum = np.fft.rfft(np.random.Generator(np.random.PCG64(seed)).standard_normal(n))
    f = np.fft.rfftfreq(n, 1 / rate)
    spectrum *= 1 / np.sqrt(1 + (low / np.maximum(f, 1)) ** 4) / np.sqrt(1 + (f / high) ** 4)
    noise = np.fft.irfft(spectrum, n)
    noise /= np.sqrt(np.mean(noise ** 2))
    return noise * np.exp(-6.91 * np.arange(n) / rate / seconds)


def blow(modes, touch, noise, length, seed, rate=RATE):
    """One blow: modes, length of the push, and (low, high, seconds, strength) of the surfaces."""
    low, high, seconds, strength = noise
    whole = ringing(modes, length, rate) + strength * rubbing(low, high, seconds, length, rate, seed)
    return np.convolve(whole, push(touch, rate))[:len(whole)]


def after(first, second, seconds, strength, rate=RATE):
    """A second, weaker blow: a piece touches with its edge and then falls flat."""
    whole = first.copy()
    start = int(seconds * rate)
    whole[start:] += strength * second[:len(whole) - start]
    return whole


def finished(sound, peak, rate):
    """Without a direct current, at this peak, with an end that fades to nothing."""
    sound = sound - np.mean(sound)
    # What is below hearing only moves the membrane.
    spectrum = np.fft.rfft(sound, 2 * len(sound))
    f = np.fft.rfftfreq(2 * len(sound), 1 / rate)
    sound = np.fft.irfft(spectrum / (1 + (45 / np.maximum(f, 1)) ** 4), 2 * len(sound))[:len(sound)]
    fade = np.ones(len(sound))
    begin, end = int(0.0004 * rate), int(0.25 * len(sound))
    fade[:begin] = np.linspace(0, 1, begin)
    fade[-end:] = np.cos(np.linspace(0, np.pi / 2, end)) ** 2
    sound = sound * fade
    return sound * peak / np.max(np.abs(sound))


# The board: a thick plank on a table, which answers to everything that is put on it.
BOARD = [(186, 0.35, 0.15), (318, 0.6, 0.14), (486, 0.5, 0.11)]


def wood():
    """A turned piece of maple on the board."""
    piece = [(790, 0.9, 0.105), (1240, 0.75, 0.080), (1985, 0.5, 0.058), (2870, 0.3, 0.040), (4310, 0.14, 0.026)]
    one = blow(BOARD + piece, 0.00045, (900, 5200, 0.016, 0.35), 0.22, 1)
    return after(one, blow(BOARD + piece[1:], 0.0004, (1200, 6000, 0.012, 0.3), 0.22, 2), 0.036, 0.34)


def felt():
    """A weighted piece with felt under its foot."""
    piece = [(282, 0.9, 0.12), (468, 0.7, 0.09), (765, 0.4, 0.065), (1190, 0.15, 0.04)]
    return blow(BOARD[:2] + piece, 0.0018, (200, 1500, 0.035, 0.22), 0.22, 3)


def stone():
    """A flat stone on a slab of slate."""
    piece = [(1530, 0.6, 0.075), (2480, 0.9, 0.085), (3650, 0.7, 0.065), (5240, 0.35, 0.042), (7420, 0.16, 0.026)]
    slab = [(340, 0.5, 0.05), (920, 0.55, 0.040)]
    one = blow(slab + piece, 0.00022, (2500, 9000, 0.010, 0.30), 0.18, 4)
    return after(one, blow(piece, 0.0002, (2500, 9000, 0.008, 0.25), 0.18, 5), 0.023, 0.28)


def shell():
    """A lens of shell on a thick board of softwood: a clear click over a hollow body."""
    body = [(224, 0.6, 0.19), (396, 0.9, 0.16), (640, 0.6, 0.12)]
    lens = [(1460, 0.8, 0.080), (2330, 0.8, 0.060), (3560, 0.4, 0.042), (5600, 0.16, 0.024)]
    return blow(body + lens, 0.0003, (1500, 7000, 0.010, 0.32), 0.24, 6)


def die():
    """A wooden die falls on one of its faces."""
    cube = [(1020, 0.6, 0.070), (1690, 0.9, 0.068), (2560, 0.6, 0.050), (3840, 0.3, 0.034), (5730, 0.12, 0.020)]
    one = blow(BOARD[1:] + cube, 0.00032, (1400, 7000, 0.010, 0.34), 0.17, 7)
    return after(one, blow(cube, 0.0003, (1600, 7000, 0.008, 0.3), 0.17, 8), 0.019, 0.25)


def paw():
    """A soft paw: skin that gives way."""
    pad = [(182, 0.9, 0.12), (296, 0.8, 0.10), (462, 0.45, 0.07), (730, 0.15, 0.045)]
    return blow(pad, 0.0046, (150, 1000, 0.055, 0.26), 0.20, 9)


def lamp():
    """Glazed clay with felt under it: a small bright tone over a soft foot."""
    foot = [(228, 0.8, 0.09), (395, 0.4, 0.06)]
    glaze = [(1318, 0.34, 0.24), (2210, 0.20, 0.17), (3590, 0.10, 0.11)]
    return blow(foot, 0.0022, (150, 1200, 0.03, 0.18), 0.30, 10) + 0.55 * blow(glaze, 0.0005, (900, 3000, 0.008, 0.1), 0.30, 11)


def aside():
    """A captured piece is laid on the cloth beside the board."""
    piece = [(296, 0.7, 0.09), (560, 0.5, 0.065), (1060, 0.28, 0.05), (1730, 0.12, 0.035)]
    return blow(piece, 0.0016, (200, 1800, 0.030, 0.28), 0.18, 12)


def refusal():
    """A knuckle on the edge of the table, once, dull."""
    edge = [(176, 1.0, 0.15), (288, 0.8, 0.12), (447, 0.45, 0.09), (702, 0.18, 0.06)]
    return blow(edge, 0.0026, (120, 900, 0.03, 0.14), 0.22, 13)


def tick():
    """A wooden clock."""
    body = [(880, 0.35, 0.035), (1870, 0.9, 0.030), (2940, 0.6, 0.022), (4620, 0.25, 0.014)]
    return blow(body, 0.0003, (1800, 7000, 0.006, 0.25), 0.08, 14)


def result():
    """Three bars of a marimba, one after the other: an open fifth and the tenth above."""
    rate, length = RATE // 2, 1.7
    whole = np.zeros(int(length * rate))
    for frequency, start, strength in [(196.0, 0.0, 1.0), (293.66, 0.085, 0.8), (493.88, 0.17, 0.55)]:
        modes = [(frequency, 1.0, 1.5), (frequency * 3.98, 0.16, 0.34), (frequency * 9.6, 0.03, 0.10)]
        bar = blow(modes, 0.0022, (150, 1600, 0.02, 0.05), length, int(frequency), rate)
        whole = after(whole, bar, start, strength, rate)
    return whole


def choose():
    """A small peg on the edge of the table."""
    peg = [(612, 0.8, 0.045), (1030, 0.6, 0.036), (1720, 0.25, 0.022)]
    return blow(BOARD[1:] + peg, 0.0011, (500, 2600, 0.012, 0.18), 0.10, 15)


def paper(seed):
    """A sheet slides over another: noise that swells and goes, as the sheet is pulled."""
    length = 0.15
    t = np.arange(int(length * RATE)) / RATE / length
    whole = rubbing(1400, 6200, 60.0, length, RATE, seed) + 0.5 * rubbing(400, 1500, 60.0, length, RATE, seed + 1)
    grain = 0.75 + 0.25 * np.sin(2 * np.pi * 7 * t + 1.1)
    return whole * grain * np.sin(np.pi * t ** 0.6) ** 1.5


def opens():
    """A page is laid on the table."""
    return paper(16)


def closes():
    """It is taken away, the same backwards."""
    return paper(18)[::-1]


def seal():
    """A stamp is pressed into wax: a dull blow that gives way."""
    stamp = [(148, 0.9, 0.13), (251, 0.7, 0.10), (402, 0.3, 0.07)]
    return after(blow(stamp, 0.0062, (120, 900, 0.09, 0.4), 0.24, 20),
                 blow(stamp, 0.004, (300, 2200, 0.05, 0.5), 0.24, 21), 0.07, 0.3)


def turn():
    """One bar of the marimba that tells the end of a game."""
    rate, length = RATE // 2, 0.9
    modes = [(392.0, 1.0, 0.9), (392.0 * 3.98, 0.14, 0.25), (392.0 * 9.6, 0.02, 0.08)]
    return blow(modes, 0.002, (150, 1600, 0.02, 0.05), length, 22, rate)


# Name, how it is made, its peak, samples a second. The peaks make a blow on wood about as loud as one on stone.
ALL = [
    ("wood", wood, 0.56, RATE), ("felt", felt, 0.56, RATE), ("stone", stone, 0.40, RATE), ("shell", shell, 0.56, RATE),
    ("die", die, 0.50, RATE), ("paw", paw, 0.56, RATE), ("lamp", lamp, 0.44, RATE), ("aside", aside, 0.36, RATE),
    ("refusal", refusal, 0.40, RATE), ("tick", tick, 0.28, RATE), ("result", result, 0.28, RATE // 2),
    ("choose", choose, 0.40, RATE), ("open", opens, 0.30, RATE), ("close", closes, 0.24, RATE), ("seal", seal, 0.50, RATE),
    ("turn", turn, 0.34, RATE // 2),
]

if __name__ == "__main__":
    for name, make, peak, rate in ALL:
        samples = np.round(finished(make(), peak, rate) * 32767).astype("<i2")
        with wave.open(f"{sys.argv[1]}/{name}.wav", "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(rate)
            file.writeframes(samples.tobytes())
