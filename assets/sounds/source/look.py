"""Shows sounds as pictures and measures them, because not every machine can play them; numpy:

    python3 look.py PICTURE.pgm FILE.wav...

A row for each file: above the wave, below it the spectrum over time, 0 to 10 kHz upwards, 70 dB from black to white; all rows
show 0.3 seconds, longer sounds are cut. Printed: length, peak, RMS of the loudest 50 ms, RMS of the A-weighted whole in dB,
direct current, the last sample, and the frequency that divides the energy in halves.
"""
import sys
import wave
import numpy as np

WIDE, WAVE, HIGH, SHOWN = 900, 90, 150, 0.3


def read(path):
    with wave.open(path) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2), path
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768, file.getframerate()


def weight(f):
    """The A curve: how much of each frequency an ear takes in."""
    f2 = np.maximum(f, 1.0) ** 2
    a = 12194 ** 2 * f2 ** 2 / ((f2 + 20.6 ** 2) * np.sqrt((f2 + 107.7 ** 2) * (f2 + 737.9 ** 2)) * (f2 + 12194 ** 2))
    return a * 1.2589


def row(sound, rate):
    picture = np.full((WAVE + HIGH + 8, WIDE), 0.12)
    for x in range(WIDE):
        piece = sound[int(x / WIDE * SHOWN * rate):max(int((x + 1) / WIDE * SHOWN * rate), int(x / WIDE * SHOWN * rate) + 1)]
        if len(piece):
            top, low = ((1 - v) * WAVE / 2 for v in (piece.max(), piece.min()))
            picture[int(top):int(low) + 1, x] = 1.0
    n = 512 if rate > 30_000 else 256
    window = np.hanning(n)
    padded = np.concatenate([np.zeros(n // 2), sound, np.zeros(n)])
    for x in range(WIDE):
        start = int(x / WIDE * SHOWN * rate)
        if start + n > len(padded):
            break
        spectrum = 20 * np.log10(np.abs(np.fft.rfft(padded[start:start + n] * window)) / n * 4 + 1e-9)
        f = np.linspace(10_000, 0, HIGH)
        shades = np.interp(f, np.fft.rfftfreq(n, 1 / rate), spectrum, right=-99)
        picture[WAVE:WAVE + HIGH, x] = np.clip((shades + 80) / 70, 0, 1)
    return picture


if __name__ == "__main__":
    rows = []
    print(f"{'':12} {'s':>6} {'peak':>6} {'rms50':>7} {'A dB':>6} {'dc':>8} {'last':>6} {'half Hz':>8}")
    for path in sys.argv[2:]:
        sound, rate = read(path)
        rows.append(row(sound, rate))
        n = int(0.05 * rate)
        loud = max(np.sqrt(np.mean(sound[i:i + n] ** 2)) for i in range(0, max(1, len(sound) - n), n // 5))
        spectrum = np.abs(np.fft.rfft(sound)) ** 2
        f = np.fft.rfftfreq(len(sound), 1 / rate)
        heard = 10 * np.log10(np.sum(spectrum * weight(f) ** 2) * 2 / len(sound) / rate / 0.1)
        half = f[np.searchsorted(np.cumsum(spectrum), spectrum.sum() / 2)]
        name = path.rsplit("/", 1)[-1]
        print(f"{name:12} {len(sound) / rate:6.2f} {np.abs(sound).max():6.3f} {loud:7.4f} {heard:6.1f} "
              f"{np.mean(sound):8.5f} {sound[-1]:6.4f} {half:8.0f}")
    whole = (np.concatenate(rows) * 255).astype(np.uint8)
    with open(sys.argv[1], "wb") as file:
        file.write(f"P5 {whole.shape[1]} {whole.shape[0]} 255\n".encode() + whole.tobytes())
