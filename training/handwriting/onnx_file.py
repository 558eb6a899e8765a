"""ONNX export that works with old and new PyTorch, and small weights."""
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


def store_bytes(net, path):
    """The same in 8 bits, one scale a row: former weights that must travel with the data."""
    kept = {}
    for k, v in net.state_dict().items():
        if v.is_floating_point() and v.ndim > 1:
            v = v.detach().cpu().float()
            scale = v.abs().amax(tuple(range(1, v.ndim)), keepdim=True).clamp(min=1e-8) / 127
            kept[k] = (v / scale).round().to(torch.int8)
            kept[k + ' scale'] = scale
        else:
            kept[k] = v.detach().cpu()
    torch.save(kept, path)


def stored(path):
    return torch.load(path, map_location='cpu')


def load_half(net, path):
    """Weights of store_half or store_bytes."""
    kept = stored(path)
    net.load_state_dict({k: v.float() * kept[k + ' scale'].float() if k + ' scale' in kept else v.float() if v.is_floating_point() else v
                         for k, v in kept.items() if not k.endswith(' scale')})
    return net
