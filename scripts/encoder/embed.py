"""Vectors of a sentence encoder in ONNX form, with its tokenizer."""

import numpy as np
import onnxruntime as ort
from tokenizers import Tokenizer

DIMENSIONS = 384
MOST_TOKENS = 256


class Teacher:
    def __init__(self, model: str, tokenizer: str):
        self.tokenizer = Tokenizer.from_file(tokenizer)
        self.tokenizer.enable_truncation(MOST_TOKENS)
        self.tokenizer.no_padding()
        self.session = ort.InferenceSession(model, providers=["CPUExecutionProvider"])

    def embed(self, texts: list[str], batch: int = 8) -> np.ndarray:
        """Unit vectors of texts, a row each."""
        read = self.tokenizer.encode_batch(texts)
        order = sorted(range(len(texts)), key=lambda i: len(read[i].ids))
        out = np.zeros((len(texts), DIMENSIONS), np.float32)
        for start in range(0, len(order), batch):
            rows = order[start : start + batch]
            length = max(len(read[i].ids) for i in rows)
            ids = np.zeros((len(rows), length), np.int64)
            mask = np.zeros((len(rows), length), np.int64)
            for row, i in enumerate(rows):
                ids[row, : len(read[i].ids)] = read[i].ids
                mask[row, : len(read[i].ids)] = 1
            asked = {"ids": ids, "pos": np.arange(length), "mask": mask}
            out[rows] = self.session.run(None, asked)[0]
        return out
