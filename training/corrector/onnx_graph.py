"""Writes the encoder as an ONNX graph, from plain arrays: no exporter, so the same file on any torch.

Inputs   x [B,L,e] summed embeddings (built by the caller from int8 tables), mask [B,L] 1 where there is a token
Outputs  query [B,L,e] to be compared with candidates, keep [B,L] bonus of what is written, insert [B,L,n] missing-word scores
"""
import numpy as np
from onnx import TensorProto, helper, numpy_helper


class Graph:
    def __init__(self, int8):
        self.nodes, self.weights, self.count, self.int8 = [], [], 0, int8

    def const(self, array, dtype=np.float32):
        self.count += 1
        name = f"c{self.count}"
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(array, dtype), name))
        return name

    def op(self, kind, *inputs, outputs=1, domain="", **attributes):
        self.count += 1
        names = [f"t{self.count}_{i}" for i in range(outputs)]
        self.nodes.append(helper.make_node(kind, list(inputs), names, domain=domain, **attributes))
        return names[0] if outputs == 1 else names

    def linear(self, x, weight, bias):
        """weight is torch's [out, in]."""
        weight = weight.T
        if not self.int8:
            return self.op("Add", self.op("MatMul", x, self.const(weight)), self.const(bias))
        scale = np.maximum(np.abs(weight).max(0), 1e-8) / 127
        quantised = self.const(np.clip(np.round(weight / scale), -127, 127), np.int8)
        q, q_scale, q_zero = self.op("DynamicQuantizeLinear", x, outputs=3)
        product = self.op("Cast", self.op("MatMulInteger", q, quantised, q_zero), to=TensorProto.FLOAT)
        return self.op("Add", self.op("Mul", product, self.op("Mul", q_scale, self.const(scale))), self.const(bias))

    def norm(self, x, weight, bias):
        return self.op("LayerNormalization", x, self.const(weight), self.const(bias), axis=-1, epsilon=1e-5)


def rotation(length, size):
    angle = np.outer(np.arange(length), 1 / 10000 ** (np.arange(0, size, 2) / size))
    return np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)


def build(state, heads, int8, longest=160):
    g = Graph(int8)
    w = lambda name: np.asarray(state[name], np.float32)
    layers = 1 + max(int(k.split(".")[1]) for k in state if k.startswith("blocks."))
    width = w("project.weight").shape[0]
    size = width // heads
    cos, sin = rotation(longest, size)
    shape = g.op("Shape", "mask")
    length = g.op("Slice", shape, g.const([1], np.int64), g.const([2], np.int64))
    zero = g.const([0], np.int64)
    cut = lambda table: g.op("Slice", g.const(table[:, None, :]), zero, length, zero)
    cos, sin = cut(cos), cut(sin)
    bias = g.op("Mul", g.op("Sub", "mask", g.const(1.0)), g.const(1e4))
    bias = g.op("Unsqueeze", bias, g.const([1, 2], np.int64))
    split = g.const([0, 0, heads, size], np.int64)
    join = g.const([0, 0, width], np.int64)

    def turn(x):
        a, b = g.op("Split", x, axis=-1, outputs=2)
        left = g.op("Sub", g.op("Mul", a, cos), g.op("Mul", b, sin))
        right = g.op("Add", g.op("Mul", a, sin), g.op("Mul", b, cos))
        return g.op("Concat", left, right, axis=-1)

    x = g.linear("x", w("project.weight"), w("project.bias"))
    for i in range(layers):
        p = f"blocks.{i}."
        normed = g.norm(x, w(p + "norm1.weight"), w(p + "norm1.bias"))
        qkv = g.linear(normed, w(p + "qkv.weight"), w(p + "qkv.bias"))
        q, k, v = g.op("Split", qkv, axis=-1, outputs=3)
        q, k, v = (g.op("Reshape", t, split) for t in (q, k, v))
        q = g.op("Transpose", turn(q), perm=[0, 2, 1, 3])
        k = g.op("Transpose", turn(k), perm=[0, 2, 3, 1])
        v = g.op("Transpose", v, perm=[0, 2, 1, 3])
        scores = g.op("Add", g.op("Mul", g.op("MatMul", q, k), g.const(size**-0.5)), bias)
        mixed = g.op("MatMul", g.op("Softmax", scores, axis=-1), v)
        mixed = g.op("Reshape", g.op("Transpose", mixed, perm=[0, 2, 1, 3]), join)
        x = g.op("Add", x, g.linear(mixed, w(p + "out.weight"), w(p + "out.bias")))
        normed = g.norm(x, w(p + "norm2.weight"), w(p + "norm2.bias"))
        inner = g.op("Relu", g.linear(normed, w(p + "up.weight"), w(p + "up.bias")))
        x = g.op("Add", x, g.linear(inner, w(p + "down.weight"), w(p + "down.bias")))
    x = g.norm(x, w("norm.weight"), w("norm.bias"))
    heads_weight = np.concatenate([w("query.weight"), w("keep.weight"), w("insert.weight")])
    heads_bias = np.concatenate([w("query.bias"), w("keep.bias"), w("insert.bias")])
    g.int8 = False
    g.nodes.append(helper.make_node("Identity", [g.linear(x, heads_weight, heads_bias)], ["heads"]))
    floats = TensorProto.FLOAT
    graph = helper.make_graph(
        g.nodes,
        "corrector",
        [helper.make_tensor_value_info("x", floats, ["B", "L", w("project.weight").shape[1]]), helper.make_tensor_value_info("mask", floats, ["B", "L"])],
        [helper.make_tensor_value_info("heads", floats, ["B", "L", len(heads_bias)])],
        g.weights,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    model.ir_version = 8
    return model
