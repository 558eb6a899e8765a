"""Writes the trained weights as small files: the trunk in fp16, the embedding tables in int8 with a scale a row."""
import json
import numpy as np


def quantise(table):
    table = np.asarray(table, np.float32)
    scale = np.maximum(np.abs(table).max(1), 1e-8) / 127
    return np.clip(np.round(table / scale[:, None]), -127, 127).astype(np.int8), scale.astype(np.float32)


def pack(model, tables, shape, out):
    state = {k: v.detach().float().cpu().numpy() for k, v in model.state_dict().items()}
    embedded = ("form.", "suffix.", "tag.", "capital.", "out_form.", "out_suffix.", "out_tag.", "out_bias.")
    trunk = {k: v.astype(np.float16) for k, v in state.items() if not k.startswith(embedded)}
    half, size, parts = sum(v.nbytes for v in trunk.values()) / 2, 0, ({}, {})
    for k, v in trunk.items():
        parts[size > half][k] = v
        size += v.nbytes
    for part, name in zip(parts, "ab"):
        np.savez(f"{out}/trunk-{name}.npz", **part)
    sets = tables.tag_sets.cpu().numpy()
    tables_out = {"tag_set": tables.tag_set.cpu().numpy()[: tables.size].astype(np.uint16), "out_bias": state["out_bias.weight"][:, 0].astype(np.float16)}
    named = {"form": state["form.weight"], "suffix": state["suffix.weight"], "capital": state["capital.weight"], "tags": sets @ state["tag.weight"].T}
    named.update({"out_form": state["out_form.weight"], "out_suffix": state["out_suffix.weight"], "out_tags": sets @ state["out_tag.weight"].T})
    for name, table in named.items():
        tables_out[name], tables_out[name + "_scale"] = quantise(table)
    tables_out["shape"] = np.frombuffer(json.dumps(shape).encode(), np.uint8)
    np.savez_compressed(f"{out}/tables.npz", **tables_out)
