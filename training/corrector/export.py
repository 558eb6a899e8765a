"""Turns packed weights into what the engine loads: python3 export.py --weights DIR --out DIR [--float]

Writes corrector.onnx (int8 unless --float), the tables as plain arrays for pack-model.ts and, with --check, a small
input with the answer torch gives for it.
"""
import argparse, json
import numpy as np
import onnx
import onnx_graph

parser = argparse.ArgumentParser()
parser.add_argument("--weights", required=True)
parser.add_argument("--out", required=True)
parser.add_argument("--float", action="store_true")
parser.add_argument("--check", action="store_true")
args = parser.parse_args()

state = {}
for name in "ab":
    state.update(np.load(f"{args.weights}/trunk-{name}.npz"))
tables = np.load(f"{args.weights}/tables.npz")
shape = json.loads(bytes(tables["shape"]))
json.dump(shape, open(f"{args.out}/shape.json", "w"))
for name in tables.files:
    if name != "shape":
        array = tables[name].astype(np.float32) if tables[name].dtype == np.float16 else tables[name]
        array.tofile(f"{args.out}/{name}.{array.dtype.str[1:]}")
model = onnx_graph.build(state, shape["heads"], int8=not args.float)
onnx.checker.check_model(model)
onnx.save(model, f"{args.out}/corrector.onnx")

if args.check:
    import torch
    from model import Block, rotation

    rng = np.random.RandomState(3)
    x = rng.randn(2, 9, shape["embedding"]).astype(np.float32)
    mask = np.ones((2, 9), np.float32)
    mask[1, 6:] = 0
    w = {k: torch.from_numpy(v.astype(np.float32)) for k, v in state.items()}
    linear = lambda t, name: t @ w[name + ".weight"].T + w[name + ".bias"]
    h = linear(torch.from_numpy(x), "project")
    group = torch.from_numpy(mask)
    allowed = (group[:, None, :] > 0).expand(2, 9, 9).unsqueeze(1)
    cos, sin = rotation(160, shape["width"] // shape["heads"], "cpu")
    for i in range(shape["layers"]):
        block = Block(shape["width"], shape["heads"], shape["inner"], 0.0)
        block.load_state_dict({k[len(f"blocks.{i}.") :]: v for k, v in w.items() if k.startswith(f"blocks.{i}.")})
        h = block(h, allowed, cos, sin)
    h = torch.nn.functional.layer_norm(h, (shape["width"],), w["norm.weight"], w["norm.bias"])
    heads = torch.cat([linear(h, name) for name in ("query", "keep", "insert")], -1)
    json.dump({"x": x.ravel().tolist(), "mask": mask.ravel().tolist(), "size": shape["embedding"], "heads": heads.detach().numpy().ravel().tolist()}, open(f"{args.out}/check.json", "w"))
