"""Packs the table: u32 dimensions, u32 words, u32 bytes of names; names, one a line; f32 scale of each word; int8 values."""
import numpy as np, json, struct
z = np.load('dist.npz'); E = z['E'] * z['idf'][:, None]; vocab = json.load(open('dist.vocab.json'))
s = np.abs(E).max(1) / 127; q = np.round(E / np.maximum(s, 1e-12)[:, None]).astype(np.int8); names = ('\n'.join(vocab) + '\n').encode()
pad = (-(12 + len(names))) % 4; names += b'\n' * pad
open('/tmp/wt/retrieval/data/encoder.bin', 'wb').write(struct.pack('<III', E.shape[1], len(vocab), len(names)) + names + s.astype('<f4').tobytes() + q.tobytes())
