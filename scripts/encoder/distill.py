"""
Distills a sentence encoder into a table of word vectors, `data/encoder.bin`.

    python distill.py TEACHER.onnx TOKENIZER.json WORDS.txt OUT.bin TEXTS.json...

TEACHER.onnx comes from `build_onnx.py`. WORDS.txt holds further words for the vocabulary, one a line, most frequent first.
Each TEXTS.json is a list of texts; their vectors are kept beside it (TEXTS.npy), for they take an hour.
A text's vector is the weighted sum of its words' vectors; these are fitted to the teacher's by ridge regression. The file:
u32 dimensions, u32 words, u32 bytes of names; names, one a line; f32 scale of each word; int8 values. The teacher in int8
form answers a little differently with other texts in a batch, so two tables agree to about three digits.
"""

import collections
import json
import pathlib
import re
import struct
import sys

import numpy as np
import scipy.sparse as sparse

from embed import Teacher

DIMENSIONS = 256
WORD = re.compile(r"[^\W_]+")
LONGEST_WORD = 23
EXTRA_WORDS = 20_000
RIDGE = 2
# Several words add up to one text.
START_SCALE = 0.5
ROUNDS = 25


def words_of(text: str) -> list[str]:
    return WORD.findall(text.lower())


def kept(path: pathlib.Path, make) -> np.ndarray:
    if not path.exists():
        np.save(path, make())
    return np.load(path)


def vocabulary_of(counts: collections.Counter, further: list[str]) -> list[str]:
    words = [
        word
        for word, count in counts.most_common()
        if count >= 2 and not word.isdigit() and len(word) <= LONGEST_WORD
    ]
    have = set(words)
    more = [word for word in further if word not in have and WORD.fullmatch(word) and not word.isdigit()]
    return words + more[:EXTRA_WORDS]


def bags_of(texts: list[str], vocabulary: list[str], idf: np.ndarray) -> sparse.csr_matrix:
    """Weights of the words of each text, a row of unit length each."""
    at = {word: i for i, word in enumerate(vocabulary)}
    rows, columns, values = [], [], []
    for row, text in enumerate(texts):
        for word, count in collections.Counter(words_of(text)).items():
            if word in at:
                rows.append(row)
                columns.append(at[word])
                values.append((1 + np.log(count)) * idf[at[word]])
    shape = (len(texts), len(vocabulary))
    bags = sparse.csr_matrix((values, (rows, columns)), shape=shape, dtype=np.float32)
    lengths = np.asarray(np.sqrt(bags.multiply(bags).sum(1))).ravel()
    return sparse.diags(1 / np.maximum(lengths, 1e-9)).astype(np.float32) @ bags


def ridge(bags: sparse.csr_matrix, wanted: np.ndarray, start: np.ndarray) -> np.ndarray:
    """Word vectors near `start` whose sums are near `wanted`, by conjugate gradients on all columns at once."""
    change = np.zeros_like(start)
    gradient = bags.T @ (wanted - bags @ start)
    direction = gradient.copy()
    size = (gradient * gradient).sum(0)
    for _ in range(ROUNDS):
        applied = bags.T @ (bags @ direction) + RIDGE * direction
        step = size / np.maximum((direction * applied).sum(0), 1e-12)
        change += direction * step
        gradient -= applied * step
        new_size = (gradient * gradient).sum(0)
        direction = gradient + direction * (new_size / np.maximum(size, 1e-12))
        size = new_size
    return start + change


def to_bytes(vectors: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Scale of each row, and its values from -127 to 127."""
    scale = np.abs(vectors).max(1) / 127
    return scale, np.round(vectors / np.maximum(scale, 1e-12)[:, None]).astype(np.int8)


def pack(vocabulary: list[str], vectors: np.ndarray) -> bytes:
    scale, values = to_bytes(vectors)
    names = ("\n".join(vocabulary) + "\n").encode()
    # The numbers behind the names begin at a multiple of four.
    names += b"\n" * (-(12 + len(names)) % 4)
    head = struct.pack("<III", vectors.shape[1], len(vocabulary), len(names))
    return head + names + scale.astype("<f4").tobytes() + values.tobytes()


def main(model: str, tokenizer: str, words: str, out: str, files: list[str]) -> None:
    teacher = Teacher(model, tokenizer)
    texts, taught = [], []
    for file in map(pathlib.Path, files):
        own = json.loads(file.read_text())
        texts += own
        taught.append(kept(file.with_suffix(".npy"), lambda: teacher.embed(own)))
    counts = collections.Counter()
    for text in texts:
        # In reading order: words of one frequency keep it, and the table is the same every time.
        counts.update(dict.fromkeys(words_of(text)).keys())
    vocabulary = vocabulary_of(counts, pathlib.Path(words).read_text().split("\n"))
    idf = np.array([np.log(1 + len(texts) / max(counts[word], 1)) for word in vocabulary])
    word_vectors = teacher.embed(vocabulary, 32)

    all_taught = np.concatenate(taught)
    centered = all_taught - all_taught.mean(0)
    # Principal directions of a quarter of the texts.
    axes = np.linalg.svd(centered[::4], full_matrices=False)[2][:DIMENSIONS].T
    wanted = (centered @ axes).astype(np.float32)
    start = ((word_vectors - word_vectors.mean(0)) @ axes).astype(np.float32) * START_SCALE
    fitted = ridge(bags_of(texts, vocabulary, idf), wanted, start)
    scale, values = to_bytes(fitted)
    pathlib.Path(out).write_bytes(pack(vocabulary, values * scale[:, None] * idf[:, None]))


if __name__ == "__main__":
    main(*sys.argv[1:5], sys.argv[5:])
