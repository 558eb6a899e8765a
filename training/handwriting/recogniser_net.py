"""The line recogniser: an efficient convolutional trunk, a three-layer bidirectional LSTM, a CTC head (one step every 4 px).

Only the first stages see the image at full height, and they are narrow: on a CPU that is where the time goes.
Inverted residuals with batch normalisation and ReLU fold into plain convolutions at export."""
import torch
import torch.nn as nn
import torch.nn.functional as F


def conv_bn(i, o, k, stride=1, groups=1, act=True):
    pad = (k // 2, k // 2) if isinstance(k, int) else (k[0] // 2, k[1] // 2)
    layers = [nn.Conv2d(i, o, k, stride, pad, groups=groups, bias=False), nn.BatchNorm2d(o)]
    return nn.Sequential(*layers, *([nn.ReLU(inplace=True)] if act else []))


class Inverted(nn.Module):
    """Expand, mix each channel in space, project; `fused` does the first two in one dense 3x3 convolution."""

    def __init__(self, i, o, expand, stride=1, k=5, fused=False, drop=0.0):
        super().__init__()
        m = i * expand
        mix = [conv_bn(i, m, 3, stride)] if fused else [conv_bn(i, m, 1), conv_bn(m, m, k, stride, groups=m)]
        self.body = nn.Sequential(*mix, conv_bn(m, o, 1, act=False))
        self.skip = stride == 1 and i == o
        self.drop = drop

    def forward(self, x):
        y = self.body(x)
        if not self.skip:
            return y
        if self.training and self.drop:
            y = y * (torch.rand(y.shape[0], 1, 1, 1, device=y.device) >= self.drop).to(y.dtype) / (1 - self.drop)
        return x + y


class Recogniser(nn.Module):
    def __init__(self, classes, widths=(32, 64, 128, 192), depths=(1, 2, 4, 4), hidden=256, lstm=3, drop=0.25):
        super().__init__()
        a, b, c, d = widths
        p = 0.05
        self.trunk = nn.Sequential(
            conv_bn(1, a, 3, 2),                                                  # 32 x W/2
            *[Inverted(a, a, 2, fused=True, drop=p) for _ in range(depths[0])],
            Inverted(a, b, 4, 2, fused=True),                                     # 16 x W/4
            *[Inverted(b, b, 3, fused=True, drop=p) for _ in range(depths[1])],
            Inverted(b, c, 4, (2, 1)),                                            # 8 x W/4
            *[Inverted(c, c, 4, drop=p) for _ in range(depths[2])],
            Inverted(c, d, 4, (2, 1)),                                            # 4 x W/4
            *[Inverted(d, d, 4, drop=p) for _ in range(depths[3])],
        )
        self.flatten = nn.Conv1d(d * 4, 320, 1, bias=False)                       # the four rows side by side
        self.norm = nn.BatchNorm1d(320)
        self.drop = nn.Dropout(drop)
        self.rnn = nn.LSTM(320, hidden, lstm, bidirectional=True, batch_first=True, dropout=drop)
        self.head = nn.Linear(2 * hidden, classes)
        self.aux = nn.Conv1d(320, classes, 3, padding=1)

    def columns(self, x):
        """Paper = 1, ink = 0 in; N x 320 x T out."""
        x = self.trunk(1 - x)
        n, c, h, t = x.shape
        return F.relu(self.norm(self.flatten(x.reshape(n, c * h, t))))

    def tail(self, f):
        f = self.drop(f)
        seq = f.transpose(1, 2).contiguous()
        zero = seq.new_zeros(2 * self.rnn.num_layers, seq.shape[0], self.rnn.hidden_size)
        y, _ = self.rnn(seq, (zero, zero))
        return self.head(self.drop(y)), self.aux(f).transpose(1, 2)

    def forward(self, x):
        return F.log_softmax(self.tail(self.columns(x))[0], -1)
