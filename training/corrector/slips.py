"""Plants a pupil's slips on rows of clean sentences, all on the device."""
import torch


def plant(x, flags, group, tables, generator, most, unknown=0.0, noise=1.0):
    """-> observed ids, true ids, flags, group, missing (1 where a dropped "ne" stood just before), hidden (words made unknown)"""
    x, group, flags = x.long(), group.long(), flags.long()
    rows, length = x.shape
    draw = lambda *shape: torch.rand(*shape, device=x.device, generator=generator)
    mood = draw(rows, 64)
    rate = torch.where(mood < 0.3, torch.zeros_like(mood), 0.015 + (mood - 0.3) / 0.7 * (most - 0.015))
    rate = rate.gather(1, group.clamp(max=63))
    can = ((flags & 4) > 0) & (tables.candidates[x, 0] > 0)
    slip = can & (draw(rows, length) < rate * tables.proneness[x])
    which = (tables.cumulated[x] <= (draw(rows, length) * tables.total[x]).unsqueeze(-1)).sum(-1).clamp(max=tables.width - 1)
    written = tables.candidates[x].gather(-1, which.unsqueeze(-1)).squeeze(-1)
    y = torch.where(slip & (written > 0), written, x)
    hidden = (draw(rows, length) < unknown) & (x >= 100) & (x < tables.size) & ((flags & 4) > 0)
    y = torch.where(hidden, tables.size + tables.suffix[y], y)
    is_one = lambda forms: torch.stack([x == form for form in forms]).any(0)
    negation = is_one(tables.negations)
    drop = negation & (draw(rows, length) < rate * 0.8)
    # Pupils forget commas and stops; what stands around must not be trusted too much.
    drop |= is_one(tables.commas) & (draw(rows, length) < 0.06 * noise)
    drop |= is_one(tables.stops) & (draw(rows, length) < 0.06 * noise)
    missing = torch.zeros_like(drop)
    missing[:, 1:] = (drop & negation)[:, :-1]
    missing &= group > 0
    order = torch.sort(drop.to(torch.uint8), dim=1, stable=True)[1]
    y, x, flags, group, missing, hidden, drop = [t.gather(1, order) for t in (y, x, flags, group, missing, hidden, drop)]
    zero = torch.zeros_like(y)
    y, x, flags, group = [torch.where(drop, zero, t) for t in (y, x, flags, group)]
    return y, x, flags, group, missing & ~drop, hidden & ~drop
