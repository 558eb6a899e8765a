"""The line recogniser: a residual convolutional trunk, a three-layer bidirectional LSTM, a CTC head (one step every 4 px)."""
import torch.nn as nn
import torch.nn.functional as F

from layers import Residual, conv_bn


SIZES = dict(usual=dict(widths=(32, 64, 128, 256), features=320, hidden=256, drop=0.25),
             wide=dict(widths=(40, 80, 160, 320), features=384, hidden=320, drop=0.3))


def recogniser(classes, size='usual', **changed):
    return Recogniser(classes, **{**SIZES[size], **changed})


def size_of(weights):
    """Which of the sizes stored weights have."""
    return next(name for name, size in SIZES.items() if size['features'] == weights['norm.weight'].numel())


class Recogniser(nn.Module):
    def __init__(self, classes, widths, features, hidden, drop, depths=(2, 2, 2), lstm=3):
        super().__init__()
        a, b, c, d = widths
        self.trunk = nn.Sequential(
            conv_bn(1, a, 3, 2),                                    # 32 x W/2
            conv_bn(a, b, 3, 2),                                    # 16 x W/4
            *[Residual(b, 0.03) for _ in range(depths[0])],
            conv_bn(b, c, 3, (2, 1)),                               # 8 x W/4
            *[Residual(c, 0.05) for _ in range(depths[1])],
            conv_bn(c, d, 3, (2, 1)),                               # 4 x W/4
            *[Residual(d, 0.08) for _ in range(depths[2])],
        )
        self.flatten = nn.Conv1d(d * 4, features, 1, bias=False)    # the four rows side by side
        self.norm = nn.BatchNorm1d(features)
        self.drop = nn.Dropout(drop)
        self.rnn = nn.LSTM(features, hidden, lstm, bidirectional=True, batch_first=True, dropout=drop)
        self.head = nn.Linear(2 * hidden, classes)
        self.aux = nn.Conv1d(features, classes, 3, padding=1)

    def columns(self, x):
        """Paper = 1, ink = 0 in; N x features x T out."""
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
