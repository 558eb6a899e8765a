"""The line detector: a small U-shaped network, page in, maps of a quarter of its size out.

Maps: 0 baseline of handwriting (logit), 1 baseline of print (logit), 2 ends of lines (logit),
3 and 4 the logarithm of how far the writing reaches above and below its baseline, in units of 16 px."""
import torch.nn as nn
import torch.nn.functional as F

from layers import Inverted, conv_bn

MAPS = 5


class Merge(nn.Module):
    def __init__(self, deep, side, out):
        super().__init__()
        self.deep, self.side = conv_bn(deep, out, 1, act=False), conv_bn(side, out, 1, act=False)
        self.mix = Inverted(out, out, 2)

    def forward(self, deep, side):
        deep = F.interpolate(self.deep(deep), scale_factor=2.0, mode='nearest')
        return self.mix(F.relu(deep + self.side(side)))


class Detector(nn.Module):
    def __init__(self):
        super().__init__()
        self.s4 = nn.Sequential(conv_bn(1, 16, 3, 2), Inverted(16, 32, 2, 2, fused=True), Inverted(32, 32, 2))
        self.s8 = nn.Sequential(Inverted(32, 64, 3, 2), Inverted(64, 64, 3), Inverted(64, 64, 3))
        self.s16 = nn.Sequential(Inverted(64, 96, 3, 2), Inverted(96, 96, 3), Inverted(96, 96, 3), Inverted(96, 96, 3))
        self.s32 = nn.Sequential(Inverted(96, 160, 3, 2), Inverted(160, 160, 3), Inverted(160, 160, 3), Inverted(160, 160, 3))
        self.m16, self.m8, self.m4 = Merge(160, 96, 96), Merge(96, 64, 64), Merge(64, 32, 48)
        self.head = nn.Conv2d(48, MAPS, 3, padding=1)

    def forward(self, x):
        """N x 1 x H x W, paper = 1; H and W multiples of 32."""
        s4 = self.s4(1 - x)
        s8 = self.s8(s4)
        s16 = self.s16(s8)
        return self.head(self.m4(self.m8(self.m16(self.s32(s16), s16), s8), s4))
