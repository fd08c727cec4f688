"""What is heard of a room all the time, two loops a room; numpy, nothing downloaded:

    python3 rooms.py FOLDER_OF_ROOMS

`steady.wav` is what never stops, `now-and-then.wav` what happens sometimes. They are of different lengths, so that it takes
over a minute and a half until both begin together again. What lies at the end of a loop goes on at its beginning: noise is made of
the frequencies that fit the loop a whole number of times, and single sounds are wrapped around. Mono, 16 bit, 16 kHz, since
nothing of it is near. The same numbers always give the same files; `look.py` measures them.
"""
import sys
import wave
import numpy as np
from sounds import blow

RATE = 16_000
STEADY, SOMETIMES = 7.0, 13.0


def generator(seed):
    return np.random.Generator(np.random.PCG64(seed))


def noise(low, high, seconds, seed):
    """Noise between two frequencies, RMS 1, that goes on at its beginning where it ends."""
    n = int(seconds * RATE)
    spectrum = np.fft.rfft(generator(seed).standard_normal(n))
    f = np.fft.rfftfreq(n, 1 / RATE)
    spectrum *= 1 / np.sqrt(1 + (low / np.maximum(f, 1)) ** 4) / np.sqrt(1 + (f / high) ** 4)
    spectrum[0] = 0
    made = np.fft.irfft(spectrum, n)
    return made / np.sqrt(np.mean(made ** 2))


def swell(parts, seconds, seed):
    """Slow changes between about 0 and 1 that fit the loop: so many waves in it, each from a random moment on."""
    t = np.arange(int(seconds * RATE)) / RATE / seconds
    phases = generator(seed).uniform(0, 2 * np.pi, len(parts))
    whole = sum(np.sin(2 * np.pi * count * t + phase) / count for count, phase in zip(parts, phases))
    return 0.5 + 0.5 * whole / np.max(np.abs(whole))


def put(whole, sound, seconds, strength):
    """Adds a sound at a moment; what is beyond the end comes at the beginning."""
    places = (int(seconds * RATE) + np.arange(len(sound))) % len(whole)
    np.add.at(whole, places, strength * sound)


def glide(tones, rate=RATE):
    """A whistle of pieces as (from Hz, to Hz, seconds, strength), each swelling and fading."""
    pieces = []
    for start, end, seconds, strength in tones:
        n = int(seconds * rate)
        pitch = np.linspace(start, end, n)
        shape = np.sin(np.pi * (np.arange(n) + 0.5) / n) ** 1.3
        pieces.append(strength * shape * np.sin(2 * np.pi * np.cumsum(pitch) / rate))
    return np.concatenate(pieces)


def far(sound, seconds, seed):
    """A sound with what walls send back of it, weaker and duller."""
    n = int(seconds * RATE)
    room = generator(seed).standard_normal(n) * np.exp(-6.91 * np.arange(n) / n)
    room = np.convolve(room, np.hanning(9) / 4.5)[:n]
    back = np.convolve(sound, room)
    back *= np.sqrt(np.mean(sound ** 2) * len(sound)) / np.sqrt(np.sum(back ** 2))
    whole = 0.75 * back
    whole[:len(sound)] += 0.6 * sound
    return whole


def cricket(pulses, pitch):
    """A cricket: a few short pulses of one tone."""
    n = int(0.016 * RATE)
    pulse = np.sin(np.pi * (np.arange(n) + 0.5) / n) ** 2 * np.sin(2 * np.pi * pitch * np.arange(n) / RATE)
    gap = np.zeros(int(0.013 * RATE))
    return np.concatenate([np.concatenate([pulse, gap]) for _ in range(pulses)])


def creak(seed):
    """Old wood that gives a little: blows that come slower and slower."""
    r = generator(seed)
    whole = np.zeros(int(0.9 * RATE))
    modes = [(214, 0.7, 0.10), (391, 0.9, 0.08), (702, 0.5, 0.05), (1130, 0.25, 0.03)]
    at, step = 0.02, 0.018
    while at < 0.5:
        tick = blow([(f * r.uniform(0.97, 1.03), s, d) for f, s, d in modes], 0.0016, (200, 1800, 0.01, 0.2), 0.16, seed, RATE)
        put(whole, tick, at, r.uniform(0.4, 1.0) * (1 - at / 0.6))
        at += step
        step *= r.uniform(1.08, 1.3)
    return whole


def step_on_stone(seed):
    """A shoe on the floor of a corridor."""
    return blow([(150, 0.9, 0.06), (262, 0.6, 0.05), (540, 0.2, 0.03)], 0.004, (150, 900, 0.03, 0.3), 0.14, seed, RATE)


def drops(seconds, count, low, high, seed):
    """Water that falls into water: bubbles whose tone rises as they burst."""
    r = generator(seed)
    whole = np.zeros(int(seconds * RATE))
    for _ in range(count):
        pitch, length = np.exp(r.uniform(np.log(low), np.log(high))), r.uniform(0.012, 0.05)
        n = int(length * RATE)
        t = np.arange(n) / RATE
        rising = pitch * (1 + r.uniform(0.1, 0.5) * t / length)
        bubble = np.sin(2 * np.pi * np.cumsum(rising) / RATE) * np.exp(-5 * t / length) * np.minimum(1, t / 0.001)
        put(whole, bubble, r.uniform(0, seconds), r.uniform(0.1, 1.0) ** 2)
    return whole / np.sqrt(np.mean(whole ** 2))


def sparrow(seed):
    """Three to five short calls that fall."""
    r = generator(seed)
    tones = []
    for _ in range(r.integers(3, 6)):
        top = r.uniform(3600, 4700)
        tones += [(top, top * 0.74, r.uniform(0.05, 0.09), 1.0), (0, 0, r.uniform(0.07, 0.16), 0.0)]
    return glide(tones)


def blackbird(seed):
    """A phrase of whistles with a twitter at its end."""
    r = generator(seed)
    tones = []
    for _ in range(r.integers(3, 5)):
        start = r.uniform(1700, 2700)
        tones += [(start, start * r.uniform(0.82, 1.25), r.uniform(0.12, 0.28), 1.0), (0, 0, r.uniform(0.03, 0.08), 0.0)]
    tones += [(r.uniform(3000, 4400), r.uniform(3000, 4400), 0.035, 0.45) for _ in range(5)]
    return glide(tones)


def biblioteca():
    """A room with many books at dusk: almost nothing; crickets beyond the window, a creak of old wood."""
    steady = 0.8 * noise(40, 190, STEADY, 101) + 0.10 * noise(300, 1400, STEADY, 102) * swell((1, 2, 3), STEADY, 103)
    sometimes = np.zeros(int(SOMETIMES * RATE))
    r = generator(104)
    for at in np.arange(0.4, 12.6, 0.92):
        if r.uniform() < 0.7:
            put(sometimes, far(cricket(3, 4150), 0.5, 105), at + r.uniform(0, 0.07), r.uniform(0.5, 0.9))
    for at in np.arange(0.1, 12.0, 1.31):
        if r.uniform() < 0.45:
            put(sometimes, far(cricket(4, 4620), 0.5, 106), at + r.uniform(0, 0.1), r.uniform(0.2, 0.45))
    put(sometimes, far(creak(107), 0.4, 108), 8.2, 1.6)
    return (steady, 0.014), (sometimes, 0.030)


def patio():
    """A courtyard: leaves, the basin at the wall, birds on the roofs."""
    leaves = noise(900, 3600, STEADY, 201) * (0.25 + 0.75 * swell((1, 2, 3, 5), STEADY, 202) ** 2)
    water = drops(STEADY, 900, 500, 1900, 203) + 0.35 * noise(500, 2600, STEADY, 204)
    steady = 0.75 * leaves + 0.8 * water + 0.5 * noise(60, 240, STEADY, 205)
    sometimes = np.zeros(int(SOMETIMES * RATE))
    birds = [(sparrow(206), 0.9, 0.6), (blackbird(207), 3.1, 1.0), (sparrow(208), 5.4, 0.35), (sparrow(209), 7.3, 0.5),
             (blackbird(210), 9.4, 0.8), (sparrow(211), 12.1, 0.4)]
    for number, (bird, at, strength) in enumerate(birds):
        put(sometimes, far(bird, 0.9, 212 + number), at, strength)
    return (steady, 0.018), (sometimes, 0.065)


def aula():
    """A classroom after lessons: air, steps in the corridor, a bird beyond the glass."""
    steady = 0.9 * noise(50, 260, STEADY, 301) + 0.14 * noise(260, 1100, STEADY, 302) * (0.7 + 0.3 * swell((1, 2), STEADY, 303))
    sometimes = np.zeros(int(SOMETIMES * RATE))
    for number in range(7):
        # Someone goes by: nearer, then farther.
        put(sometimes, far(step_on_stone(304 + number), 0.8, 320), 1.2 + 0.56 * number, 0.9 - 0.17 * abs(number - 3))
    dull = np.hanning(7) / 3.5
    put(sometimes, far(np.convolve(blackbird(311), dull), 0.5, 321), 7.6, 0.30)
    put(sometimes, far(np.convolve(sparrow(312), dull), 0.5, 322), 10.9, 0.35)
    return (steady, 0.016), (sometimes, 0.060)


if __name__ == "__main__":
    for name, make in [("biblioteca", biblioteca), ("patio", patio), ("aula", aula)]:
        (steady, mean), (sometimes, peak) = make()
        # What never stops is set by its mean, what is short by its peak.
        levels = [("steady", steady * mean / np.sqrt(np.mean(steady ** 2))),
                  ("now-and-then", sometimes * peak / np.max(np.abs(sometimes)))]
        for file_name, sound in levels:
            with wave.open(f"{sys.argv[1]}/{name}/{file_name}.wav", "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                file.writeframes(np.round(np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes())
