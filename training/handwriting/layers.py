"""Pieces both networks are made of. Batch normalisation folds into the convolutions at export."""
import torch
import torch.nn as nn
import torch.nn.functional as F


def conv_bn(i, o, k, stride=1, groups=1, act=True):
    layers = [nn.Conv2d(i, o, k, stride, k // 2, groups=groups, bias=False), nn.BatchNorm2d(o)]
    return nn.Sequential(*layers, *([nn.ReLU(inplace=True)] if act else []))


class Residual(nn.Module):
    """Two dense 3x3 convolutions: on GPU and CPU alike faster than depthwise ones of the same cost on paper."""

    def __init__(self, c, drop=0.0):
        super().__init__()
        self.body = nn.Sequential(conv_bn(c, c, 3), conv_bn(c, c, 3, act=False))
        self.drop = drop

    def forward(self, x):
        y = self.body(x)
        if self.training and self.drop:
            y = y * (torch.rand(y.shape[0], 1, 1, 1, device=y.device) >= self.drop).to(y.dtype) / (1 - self.drop)
        return F.relu(x + y)


class Inverted(nn.Module):
    """Expand, mix each channel in space, project; `fused` does the first two in one dense 3x3 convolution."""

    def __init__(self, i, o, expand, stride=1, k=5, fused=False):
        super().__init__()
        m = i * expand
        mix = [conv_bn(i, m, 3, stride)] if fused else [conv_bn(i, m, 1), conv_bn(m, m, k, stride, groups=m)]
        self.body = nn.Sequential(*mix, conv_bn(m, o, 1, act=False))
        self.skip = stride == 1 and i == o

    def forward(self, x):
        return x + self.body(x) if self.skip else self.body(x)
