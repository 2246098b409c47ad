from embed import *
import re, collections, scipy.sparse as sp, os
W = re.compile(r'[^\W_]+', re.U)
us = {}
for l in gzip.open('/work/shared/data/library/us-patents.jsonl.gz', 'rt'):
    d = json.loads(l); us.setdefault(d['patent_number'], d)
ustext = ['. '.join(filter(None, [d['patent_title'], d.get('patent_abstract')])) for d in us.values()]
st = [json.loads(l) for l in open('/tmp/wt/retrieval/data/patents.jsonl')]
sttext = ['. '.join(filter(None, [d['patent_title'], d.get('use'), d.get('novelty'), d.get('digest')])) for d in st]
titext = [json.loads(l).get('patent_title') or '' for l in gzip.open('/tmp/wt/retrieval/data/titles.jsonl.gz', 'rt')]
extra = json.load(open('extra.json'))
train = [(extra, np.load('extra.npy')), (sttext, np.load('starter.npy')), (titext, np.load('titles.npy'))]
texts = [t for ts, _ in train for t in ts]; T = np.concatenate([v for _, v in train])
def words(t): return W.findall(t.lower())
df = collections.Counter(); 
for t in texts: df.update(set(words(t)))
import struct
b = open('/tmp/wt/retrieval/data/word-vectors.bin', 'rb').read(); dim, cnt, nb = struct.unpack('<III', b[:12]); glove = [w for w in b[12:12 + nb].decode().split('\n') if re.fullmatch(r'[^\W_]+', w)]; print('glove', dim, cnt, glove[:5])
vocab = [w for w, c in df.most_common() if c >= 2 and not w.isdigit() and len(w) < 24]; have = set(vocab); extra_words = [w for w in glove if w not in have and not w.isdigit()][:int(os.environ.get('EXTRA', '20000'))]; vocab += extra_words; at = {w: i for i, w in enumerate(vocab)}
print(len(vocab), len(texts), flush=True)
idf = np.array([np.log(1 + len(texts) / max(df[w], 1)) for w in vocab])
def matrix(ts):
    r, c, v = [], [], []
    for i, t in enumerate(ts):
        for w, n in collections.Counter(words(t)).items():
            j = at.get(w)
            if j is not None: r.append(i); c.append(j); v.append((1 + np.log(n)) * idf[j])
    X = sp.csr_matrix((v, (r, c)), shape=(len(ts), len(vocab)), dtype=np.float32); n = np.sqrt(X.multiply(X).sum(1)).A1 if hasattr(X.multiply(X).sum(1), 'A1') else np.asarray(np.sqrt(X.multiply(X).sum(1))).ravel()
    return sp.diags(1 / np.maximum(n, 1e-9)).astype(np.float32) @ X
if not os.path.exists('vocab.json') or json.load(open('vocab.json')) != vocab:
    np.save('vocab.npy', embed(session('mini.int8.onnx'), vocab, 32)); json.dump(vocab, open('vocab.json', 'w'))
E0 = np.load('vocab.npy'); print('vocab embedded', flush=True)
mu = T.mean(0); K = int(sys.argv[1]) if len(sys.argv) > 1 else 256
U, S, V = np.linalg.svd((T - mu)[::4], full_matrices=False); P = V[:K].T
Tp = ((T - mu) @ P).astype(np.float32); Ep = ((E0 - E0.mean(0)) @ P).astype(np.float32)
X = matrix(texts); lam = float(os.environ.get('LAM', .3)); SC = float(os.environ.get('SC', .35))
Ep *= SC  # several words add up to one text
R = Tp - X @ Ep; Z = np.zeros_like(Ep); G = X.T @ R; D = G.copy(); g2 = (G * G).sum(0)
for it in range(25):
    XD = X @ D; A = X.T @ XD + lam * D; al = g2 / np.maximum((D * A).sum(0), 1e-12); Z += D * al; G -= A * al; n2 = (G * G).sum(0); D = G + D * (n2 / np.maximum(g2, 1e-12)); g2 = n2
E = Ep + Z
def unit(a): return a / np.maximum(np.linalg.norm(a, axis=1, keepdims=True), 1e-9)
def q8(E): s = np.abs(E).max(1, keepdims=True) / 127; return np.round(E / np.maximum(s, 1e-12)) * s
E = q8(E)
def enc(ts): return unit(matrix(ts) @ E).astype(np.float32)
uv = enc(ustext); print('cos to teacher on unseen', (uv * unit((np.load('us.npy') - mu) @ P)).sum(1).mean(), flush=True)
idt = [json.loads(l)['idea'] for l in open('/tmp/wt/retrieval/data/graded-ideas.jsonl')]
for nm, tx in (('ideas', idt), ('qtitle', [(us[x]['patent_title'] or 'x') if x in us else 'x' for x in json.load(open('q.ids.json'))])):
    a = enc(tx); b_ = unit((np.load(nm + '.npy') - mu) @ P); print(nm, 'cos', round(float((a * b_).sum(1).mean()), 4))
if os.environ.get('TEST'): sys.exit()
ids = json.load(open('q.ids.json')); 
np.save('dist.us.npy', uv); np.save('dist.starter.npy', enc(sttext)); np.save('dist.titles.npy', enc(titext)); np.save('dist.qtitle.npy', enc([(us[x]['patent_title'] or '') if x in us else '' for x in ids]))
np.save('dist.ideas.npy', enc([json.loads(l)['idea'] for l in open('/tmp/wt/retrieval/data/graded-ideas.jsonl')]))
np.savez('dist.npz', E=E, idf=idf); json.dump(vocab, open('dist.vocab.json', 'w'))
t = enc(['an elevator that counts passengers', 'a lift that counts people', 'a self-watering planter', 'torch with battery display', 'flashlight showing charge level', 'nappy for babies', 'diaper']); print(np.round(t @ t.T, 2))
