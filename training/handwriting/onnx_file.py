"""ONNX export that works with old and new PyTorch, and half-size weights."""
import warnings

import numpy as np
import torch


def export(net, sample, path, inputs, outputs, axes):
    net = net.cpu().float().eval()
    kind = dict(input_names=inputs, output_names=outputs, dynamic_axes=axes)
    with warnings.catch_warnings():
        warnings.simplefilter('ignore')
        try:
            torch.onnx.export(net, (sample,), path, opset_version=17, dynamo=False, **kind)
        except TypeError:  # PyTorch 1 has one exporter only
            torch.onnx.export(net, (sample,), path, opset_version=16, **kind)


def halve(source, path):
    """Big weights as float16 with a cast behind each: the run-time folds the casts when it loads."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper
    model = onnx.load(source)
    graph, kept, halves, casts = model.graph, [], [], []
    for t in graph.initializer:
        if t.data_type == TensorProto.FLOAT and int(np.prod(t.dims)) >= 1024:
            halves.append(numpy_helper.from_array(numpy_helper.to_array(t).astype(np.float16), t.name + '__half'))
            casts.append(helper.make_node('Cast', [t.name + '__half'], [t.name], to=TensorProto.FLOAT, name=f'widen_{len(casts)}'))
        else:
            kept.append(t)
    nodes = list(graph.node)
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(kept + halves)
    graph.node.extend(casts + nodes)
    onnx.save(model, path)


def shrink(source, path):
    """Weights as 8-bit integers with one scale a row (an output channel, a gate): a quarter of the size, folded back to floats at load."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper
    model = onnx.load(source)
    graph, kept, small, nodes = model.graph, [], [], []
    for t in graph.initializer:
        a = numpy_helper.to_array(t)
        if a.dtype != np.float32 or a.size < 2048 or a.ndim < 3:
            kept.append(t)
            continue
        rows = (2,) if a.ndim == 3 and a.shape[0] == 2 else tuple(range(1, a.ndim))  # LSTM: direction x gate x input
        scale = np.maximum(np.abs(a).max(axis=rows, keepdims=True), 1e-8) / 127
        small += [numpy_helper.from_array(np.round(a / scale).astype(np.int8), t.name + '__q'), numpy_helper.from_array(scale.astype(np.float32), t.name + '__s')]
        nodes += [helper.make_node('Cast', [t.name + '__q'], [t.name + '__f'], to=TensorProto.FLOAT, name=f'widen_{len(nodes)}'),
                  helper.make_node('Mul', [t.name + '__f', t.name + '__s'], [t.name], name=f'scale_{len(nodes)}')]
    rest = list(graph.node)
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(kept + small)
    graph.node.extend(nodes + rest)
    onnx.save(model, path)


def store_half(net, path):
    torch.save({k: v.detach().cpu().half() if v.is_floating_point() else v.cpu() for k, v in net.state_dict().items()}, path)


def load_half(net, path):
    kept = torch.load(path, map_location='cpu')
    net.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in kept.items()})
    return net
