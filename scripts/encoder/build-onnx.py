"""Writes all-MiniLM-L6-v2 as an ONNX graph (mean pooling, unit length) and its int8 form."""
import sys, numpy as np, onnx
from onnx import helper as h, numpy_helper as nh, TensorProto as T
from safetensors.numpy import load_file
w = load_file(sys.argv[1]); out = sys.argv[2]; L = int(sys.argv[3]); H = 384; A = 12; D = H // A
g = []; inits = []
def const(name, arr): inits.append(nh.from_array(np.asarray(arr), name)); return name
n = 0
def op(t, ins, **kw):
    global n; n += 1; o = f"o{n}"; g.append(h.make_node(t, ins, [o], name=f"n{n}", **kw)); return o
def lin(x, p):
    return op("Add", [op("MatMul", [x, const(p + ".w", w[p + ".weight"].T.copy())]), const(p + ".b", w[p + ".bias"])])
def ln(x, p):
    return op("LayerNormalization", [x, const(p + ".g", w[p + ".weight"]), const(p + ".bb", w[p + ".bias"])], axis=-1, epsilon=1e-12)
emb = op("Gather", [const("we", w["embeddings.word_embeddings.weight"]), "ids"])
pos = op("Gather", [const("pe", w["embeddings.position_embeddings.weight"]), "pos"])
x = op("Add", [op("Add", [emb, pos]), const("te", w["embeddings.token_type_embeddings.weight"][0])])
x = ln(x, "embeddings.LayerNorm")
maskf = op("Cast", ["mask"], to=T.FLOAT)
bias = op("Mul", [op("Sub", [op("Unsqueeze", [maskf, const("ax12", np.array([1, 2], np.int64))]), const("one", np.float32(1))]), const("big", np.float32(1e4))])
shp = const("shp", np.array([0, 0, A, D], np.int64)); back = const("back", np.array([0, 0, H], np.int64))
sc = const("scale", np.float32(1 / np.sqrt(D)))
for i in range(L):
    p = f"encoder.layer.{i}."
    def heads(t, perm): return op("Transpose", [op("Reshape", [t, shp])], perm=perm)
    q = heads(lin(x, p + "attention.self.query"), [0, 2, 1, 3]); k = heads(lin(x, p + "attention.self.key"), [0, 2, 3, 1]); v = heads(lin(x, p + "attention.self.value"), [0, 2, 1, 3])
    s = op("Add", [op("Mul", [op("MatMul", [q, k]), sc]), bias])
    a = op("MatMul", [op("Softmax", [s], axis=-1), v])
    a = op("Reshape", [op("Transpose", [a], perm=[0, 2, 1, 3]), back])
    x = ln(op("Add", [x, lin(a, p + "attention.output.dense")]), p + "attention.output.LayerNorm")
    f = lin(x, p + "intermediate.dense")
    f = op("Gelu", [f])
    x = ln(op("Add", [x, lin(f, p + "output.dense")]), p + "output.LayerNorm")
m = op("Unsqueeze", [maskf, const("ax2", np.array([2], np.int64))])
sm = op("ReduceSum", [op("Mul", [x, m]), const("ax1", np.array([1], np.int64))], keepdims=0)
g.append(h.make_node("LpNormalization", [sm], ["vec"], axis=-1, p=2))
graph = h.make_graph(g, "minilm", [h.make_tensor_value_info("ids", T.INT64, ["b", "s"]), h.make_tensor_value_info("pos", T.INT64, ["s"]), h.make_tensor_value_info("mask", T.INT64, ["b", "s"])], [h.make_tensor_value_info("vec", T.FLOAT, ["b", H])], inits)
m = h.make_model(graph, opset_imports=[h.make_opsetid("", 20)]); m.ir_version = 9
onnx.save(m, out)
from onnxruntime.quantization import quantize_dynamic, QuantType
quantize_dynamic(out, out.replace(".onnx", ".int8.onnx"), weight_type=QuantType.QInt8, op_types_to_quantize=["MatMul", "Gather"])
