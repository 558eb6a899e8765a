"""Random views of pages with their targets, made on the GPU: zoom, turn, curl, ruling, light, blur."""
import math
import random

import torch
import torch.nn.functional as F


def flatten_light(x):
    """Divides a page (paper = 1) by the tone of the paper around each point. The product does the same."""
    n, _, h, w = x.shape
    tone = F.avg_pool2d(x, 16, ceil_mode=True, count_include_pad=False)
    tone = F.max_pool2d(tone, 5, 1, 2)
    tone = F.avg_pool2d(F.pad(tone, (1, 1, 1, 1), mode='replicate'), 3, 1)
    tone = F.interpolate(tone, size=(tone.shape[2] * 16, tone.shape[3] * 16), mode='bilinear', align_corners=False)[:, :, :h, :w]
    return (x / tone.clamp(min=0.1)).clamp(0, 1)


@torch.no_grad()
def view(pages, side):
    """pages: dicts of image 1 x h x w (uint8), kinds, reach, interline -> image, kinds (N x 3), reach (N x 2), at a quarter."""
    images, kinds, reaches = [], [], []
    for page in pages:
        image, k, reach = page['image'], page['kinds'], page['reach']
        h, w = image.shape[1:]
        zoom = math.exp(random.uniform(math.log(19), math.log(75))) / page['interline']  # px of the view a px of the page
        if random.random() < 0.3:
            zoom = side / max(h, w) * random.uniform(0.85, 1.1)  # the whole page, as in the product
        turn = math.radians(random.gauss(0, 2.0) if random.random() < 0.85 else random.uniform(-12, 12))
        span = side / zoom
        cx = random.uniform(min(w / 2, span / 2), max(w / 2, w - span / 2)) + random.gauss(0, 0.05) * span
        cy = random.uniform(min(h / 2, span / 2), max(h / 2, h - span / 2)) + random.gauss(0, 0.05) * span
        grid = sampling_grid(side, zoom, turn, image.device)
        grid = torch.stack([(grid[..., 0] + cx) * 2 / w - 1, (grid[..., 1] + cy) * 2 / h - 1], -1)[None]
        images.append(sample_page(image[None].float() / 255, grid, zoom))
        small = F.interpolate(grid.permute(0, 3, 1, 2), scale_factor=0.25, mode='area').permute(0, 2, 3, 1)
        step = 2 / zoom  # px of the targets between two cells of the answer
        k = k[None].float() / 255
        if step > 2:
            wide = int(step) // 2 * 2 + 1
            k = F.max_pool2d(k, wide, 1, wide // 2)
        kinds.append(F.grid_sample(k, small, align_corners=False))
        reaches.append(F.grid_sample(reach[None].float(), small, mode='nearest', align_corners=False) * zoom)
    x = torch.cat(images)
    return dirty(x), torch.cat(kinds), torch.cat(reaches)


def sampling_grid(side, zoom, turn, device):
    """Offsets in page px from the centre of the view; smooth warps stand for curled sheets and slanting hands."""
    v = (torch.arange(side, device=device).float() + 0.5 - side / 2) / zoom
    y, x = torch.meshgrid(v, v, indexing='ij')
    field = torch.randn(1, 2, 4, 4, device=device)
    warp = F.interpolate(field, (side, side), mode='bicubic', align_corners=True)[0] * random.choice((0, 3, 6, 10)) / zoom
    lean, persp = random.gauss(0, 0.04), 1 + random.gauss(0, 0.06) * y / (side / zoom)
    c, s = math.cos(turn), math.sin(turn)
    return torch.stack([(c * x - s * y + lean * y) * persp + warp[0], s * x + c * y + warp[1] * 0.7], -1)


def sample_page(image, grid, zoom):
    if zoom < 0.75:  # avoid aliasing
        f = max(0.2, zoom)
        image = F.interpolate(image, scale_factor=f, mode='area')
    inside = F.grid_sample(image, grid, align_corners=False, padding_mode='border')
    out = (grid.abs().amax(-1) > 1)[:, None].float()
    return inside * (1 - out) + out * random.choice((1.0, float(image.mean()), random.uniform(0.1, 1.0)))


def dirty(x):
    n, _, h, w = x.shape
    dev = x.device
    r = lambda lo, hi: torch.rand(n, 1, 1, 1, device=dev) * (hi - lo) + lo
    on = lambda p: (torch.rand(n, 1, 1, 1, device=dev) < p).float()
    ink = 1 - x
    ink = torch.where(on(0.25) > 0, F.max_pool2d(ink, 3, 1, 1), ink) * r(0.45, 1.0)
    yy = torch.arange(h, device=dev).float().view(1, 1, h, 1)
    xx = torch.arange(w, device=dev).float().view(1, 1, 1, w)
    near = lambda v, p, t: torch.exp(-(((v + p / 2) % p - p / 2).abs() / t) ** 2)
    step, tilt, kind = r(5, 14), r(-0.03, 0.03), r(0, 1)
    v, u = yy + tilt * xx + r(0, 50), xx - tilt * yy + r(0, 50)
    seyes, squared = (kind < 0.4).float(), (kind > 0.7).float()
    wide = torch.where(squared > 0, step * 1.5, step * 4)
    rule = torch.maximum(near(v, wide, r(0.5, 1.1)) * r(0.1, 0.6), near(v, step, r(0.4, 0.8)) * r(0.05, 0.25) * seyes)
    rule = torch.maximum(rule, near(u, wide, r(0.5, 1.1)) * r(0.05, 0.45) * ((seyes + squared) > 0).float())
    margin = torch.exp(-((u - r(0.05, 0.3) * w).abs() / r(0.6, 1.5)) ** 2) * on(0.3) * r(0.2, 0.7)
    ink = 1 - (1 - ink) * (1 - torch.maximum(rule, margin) * on(0.5))
    shade = F.interpolate(torch.randn(n, 1, 4, 4, device=dev), (h, w), mode='bicubic', align_corners=True)
    edge = torch.sigmoid((xx * torch.cos(r(0, 6.3)) + yy * torch.sin(r(0, 6.3)) - r(0, 1) * w) / r(3, 60))
    paper = (1 - on(0.6) * (r(0, 0.35) + 0.12 * shade)) * (1 - on(0.3) * edge * r(0.1, 0.5))
    x = paper.clamp(0.15, 1) * (1 - ink)
    if random.random() < 0.4:
        x = F.avg_pool2d(F.pad(x, (1, 1, 1, 1), mode='replicate'), 3, 1)
    return flatten_light((x + torch.randn_like(x) * on(0.5) * r(0, 0.06)).clamp(0, 1))
