"""Makes each strip look written by another hand, with another pen, on other paper, in other light. Runs on the GPU, whole batches at a time."""
import random

import torch
import torch.nn.functional as F

from cut_sizes import CONTEXT, HEIGHT

PAD = 28  # columns added to the scaled strip


def gaussian(sigma, device):
    k = torch.exp(-torch.arange(-3, 4, device=device).float() ** 2 / (2 * sigma * sigma))
    return k / k.sum()


class Dice:
    def __init__(self, n, device):
        self.n, self.device = n, device

    def between(self, low, high):
        return torch.rand(self.n, 1, 1, device=self.device) * (high - low) + low

    def chance(self, p):
        return (torch.rand(self.n, 1, 1, device=self.device) < p).float()


@torch.no_grad()
def augment(ink, width, stretch, even, out_width, far=1.0):
    """ink N x 1 x ROWS x w -> paper-is-1 image N x 1 x HEIGHT x out_width. `stretch` is the horizontal scale of each line, of which `even` brings the hand to the usual size;
    `far`: how many times as far as usual a line may be taken from how it was written."""
    dice = Dice(len(ink), ink.device)
    x = torch.arange(out_width, device=ink.device).float()[None, None, :]
    y = torch.arange(HEIGHT, device=ink.device).float()[None, :, None]
    ink = overlap(ink, dice)
    ink = move(ink, width, stretch, even[:, None, None], x, y, dice, dice.between(1.0, far))
    ink = pen(ink, dice)
    ink = erase(ink, x, y, (width * stretch)[:, None, None], dice)
    ink = 1 - (1 - ink) * (1 - ruling(x, y, dice))
    ink = soften(ink)
    return light(ink, dice)


def overlap(ink, dice):
    """Tails of other lines in the margins (strips have their real neighbours, crops have none)."""
    k = random.randint(2, 14)
    other = ink.roll(1, 0) * dice.chance(0.15)[:, None]
    extra = torch.zeros_like(ink)
    extra[:, :, CONTEXT:CONTEXT + k] = other[:, :, CONTEXT + HEIGHT - k:CONTEXT + HEIGHT]
    extra[:, :, CONTEXT + HEIGHT - k:CONTEXT + HEIGHT] = other.flip(0)[:, :, CONTEXT:CONTEXT + k]
    return torch.maximum(ink, extra)


def move(ink, width, stretch, even, x, y, dice, far):
    n, _, rows, w = ink.shape
    out_w = x.shape[-1]
    reach = (width * stretch)[:, None, None]
    on = dice.chance(0.92)
    zoom = torch.exp(on * (far.sqrt() * dice.between(-0.16, 0.22) - 0.5 * torch.log(stretch[:, None, None] / even))) / even  # a smaller hand is also a narrower one
    lift = on * dice.between(-5, 5)
    slope = on * dice.between(-1, 1) * torch.clamp(9.0 / reach.clamp(min=1), max=0.04)
    shear = on * far * dice.between(-0.45, 0.45)
    yy = y - HEIGHT / 2
    sx = (x - dice.between(2, PAD - 14) + shear * yy) / stretch[:, None, None]
    sy = (yy - lift) * zoom + rows / 2 + slope * (x - reach / 2)
    for cells, ax, ay, p in ((28, 2.6, 1.9, 0.75), (90, 6.0, 2.5, 0.4), (12, 0.9, 0.7, 0.25)):  # letters, words, tremor
        field = torch.randn(n, 2, max(2, HEIGHT // max(16, cells)) + 2, max(4, out_w // cells), device=ink.device)
        field = F.interpolate(field, (HEIGHT, out_w), mode='bicubic', align_corners=True) * (far * dice.chance(p) * dice.between(0.3, 1.0))[:, None]
        sx, sy = sx + field[:, 0] * ax, sy + field[:, 1] * ay
    grid = torch.stack([2 * sx / max(1, w - 1) - 1, (2 * sy / (rows - 1) - 1).expand_as(sx)], -1)
    return F.grid_sample(ink, grid, mode='bilinear', padding_mode='zeros', align_corners=True)[:, 0]


def pen(ink, dice):
    """Nib width and pressure."""
    wide = F.max_pool2d(ink[:, None], 3, 1, 1)[:, 0]
    thin = -F.max_pool2d(-ink[:, None], (2, 3), 1, (1, 1))[:, 0, :HEIGHT]
    u, a = torch.rand(dice.n, 1, 1, device=ink.device), dice.between(0.2, 1.0)
    ink = torch.where(u < 0.25, ink + (wide - ink) * a, torch.where(u < 0.40, ink + (thin - ink) * a * 0.6, ink))
    waves = F.interpolate(torch.randn(dice.n, 1, max(2, ink.shape[-1] // 40), device=ink.device), ink.shape[-1], mode='linear', align_corners=True)
    return (ink * (dice.between(0.5, 1.0) + 0.12 * waves)).clamp(0, 1)


def erase(ink, x, y, reach, dice):
    for _ in range(2):
        near_x = ((x - dice.between(0, 1) * reach).abs() < dice.between(1, 7)).float()
        near_y = ((y - dice.between(0, HEIGHT)).abs() < dice.between(2, 20)).float()
        ink = ink * (1 - dice.chance(0.2) * near_x * near_y)
    return ink


def ruling(x, y, dice):
    """Seyès, plain rules or squares, sometimes a margin."""
    def lines(v, period, thick):
        return torch.exp(-(((v + period / 2) % period - period / 2).abs() / thick) ** 2)
    on, step, thick, kind = dice.chance(0.4), dice.between(8, 17), dice.between(0.5, 1.2), dice.between(0, 1)
    seyes, plain = (kind < 0.45).float(), ((kind >= 0.45) & (kind < 0.75)).float()
    squared = 1 - seyes - plain
    tilt = dice.between(-0.012, 0.012)
    v = y + tilt * x - dice.between(0.5, 0.9) * HEIGHT
    h = x - tilt * y + dice.between(0, 99)
    fine = lines(v, torch.where(seyes > 0, step, torch.where(plain > 0, step * 4, step * 1.4)), thick) * dice.between(0.05, 0.35)
    main = lines(v, step * 4, thick) * dice.between(0.1, 0.6) * (1 - squared)
    upright = lines(h, torch.where(seyes > 0, step * 4, step * 1.4), thick) * dice.between(0.05, 0.35) * (1 - plain)
    return torch.maximum(torch.maximum(fine, main), upright) * on


def soften(ink):
    """Blur and low resolution, on half of the lines of a batch."""
    half = torch.rand(len(ink), 1, 1, device=ink.device) < 0.5
    if random.random() < 0.6:
        k = gaussian(random.uniform(0.4, 1.4), ink.device)
        soft = F.conv2d(F.conv2d(ink[:, None], k.view(1, 1, 1, 7), padding=(0, 3)), k.view(1, 1, 7, 1), padding=(3, 0))[:, 0]
        ink = torch.where(half, soft, ink)
    if random.random() < 0.35:
        f = random.uniform(0.4, 0.8)
        small = F.interpolate(ink[:, None], scale_factor=f, mode='bilinear', align_corners=False)
        ink = torch.where(half, F.interpolate(small, ink.shape[1:], mode='bilinear', align_corners=False)[:, 0], ink)
    return ink


def light(ink, dice):
    w = ink.shape[-1]
    stain = F.interpolate(torch.randn(dice.n, 1, 3, max(2, w // 150), device=ink.device), (HEIGHT, w), mode='bilinear', align_corners=True)[:, 0]
    paper = 1 - dice.chance(0.5) * (dice.between(0, 0.15) + 0.06 * stain.abs())
    grain = torch.randn_like(ink)
    if random.random() < 0.5:  # as a camera's JPEG leaves it: in spots, not in points
        grain = 2 * F.avg_pool2d(grain[:, None], 3, 1, 1)[:, 0]
    image = paper * (1 - ink) + grain * (dice.chance(0.5) * dice.between(0, 0.06))
    return image.clamp(0, 1)[:, None]
