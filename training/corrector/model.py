"""The encoder that chooses, among the forms a pupil confuses, the one that fits the sentence."""
import math
import torch
import torch.nn as nn
import torch.nn.functional as F


def rotation(length, size, device):
    angle = torch.outer(torch.arange(length).float(), 1 / 10000 ** (torch.arange(0, size, 2).float() / size))
    return torch.cos(angle).to(device), torch.sin(angle).to(device)


class Block(nn.Module):
    def __init__(self, width, heads, inner, dropout):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, inner * width), nn.Linear(inner * width, width)
        self.dropout, self.rate = nn.Dropout(dropout), dropout

    def forward(self, x, mask, cos, sin):
        rows, length, width = x.shape
        size = width // self.heads
        q, k, v = self.qkv(self.norm1(x)).view(rows, length, 3, self.heads, size).permute(2, 0, 3, 1, 4).unbind(0)

        def turn(t):
            a, b = t.chunk(2, -1)
            c, s = cos[:length].to(t.dtype), sin[:length].to(t.dtype)
            return torch.cat([a * c - b * s, a * s + b * c], -1)

        q, k = turn(q), turn(k)
        if hasattr(F, "scaled_dot_product_attention"):
            mixed = F.scaled_dot_product_attention(q, k, v.to(q.dtype), attn_mask=mask)
        else:
            mixed = ((q @ k.transpose(-1, -2)) / math.sqrt(size)).masked_fill(~mask, -1e4).softmax(-1) @ v
        x = x + self.dropout(self.out(mixed.transpose(1, 2).reshape(rows, length, width)))
        return x + self.dropout(self.down(F.relu(self.up(self.norm2(x)))))


class Corrector(nn.Module):
    def __init__(self, tables, width=384, layers=8, heads=6, inner=3, embedding=128, dropout=0.15, longest=160):
        super().__init__()
        self.tables, self.form_dropout = tables, 0.08
        self.form, self.suffix = nn.Embedding(tables.rows, embedding), nn.Embedding(tables.buckets, embedding)
        self.tag, self.capital = nn.Linear(tables.tag_count, embedding, bias=False), nn.Embedding(8, embedding)
        self.out_form, self.out_suffix = nn.Embedding(tables.rows, embedding), nn.Embedding(tables.buckets, embedding)
        self.out_tag, self.out_bias = nn.Linear(tables.tag_count, embedding, bias=False), nn.Embedding(tables.rows, 1)
        self.project = nn.Linear(embedding, width)
        self.blocks = nn.ModuleList([Block(width, heads, inner, dropout) for _ in range(layers)])
        self.norm, self.query = nn.LayerNorm(width), nn.Linear(width, embedding)
        self.keep, self.insert = nn.Linear(width, 1), nn.Linear(width, 1)
        self.dropout = nn.Dropout(dropout)
        for table, std in ((self.form, 0.5), (self.suffix, 0.5), (self.capital, 0.5), (self.tag, 0.5), (self.out_form, 0.05), (self.out_suffix, 0.05), (self.out_tag, 0.02)):
            nn.init.normal_(table.weight, std=std)
        nn.init.zeros_(self.out_bias.weight)
        for block in self.blocks:
            for linear in (block.qkv, block.up):
                nn.init.normal_(linear.weight, std=0.02)
            for linear in (block.out, block.down):
                nn.init.normal_(linear.weight, std=0.02 / math.sqrt(2 * layers))
        for linear, bias in ((self.keep, 3.0), (self.insert, -4.0)):
            nn.init.zeros_(linear.weight)
            nn.init.constant_(linear.bias, bias)
        self.cos, self.sin = rotation(longest, width // heads, tables.tag_sets.device)

    def encode(self, y, flags, group):
        t = self.tables
        row = t.embedding_row[y]
        if self.training:
            row = torch.where(torch.rand(row.shape, device=row.device) < self.form_dropout, torch.full_like(row, t.rows - 1), row)
        x = self.form(row) + self.suffix(t.suffix[y]) + F.embedding(t.tag_set[y], self.tag(t.tag_sets)) + self.capital((flags & 3) + 4 * (y == 1).long())
        x = self.project(self.dropout(x))
        mask = (group.unsqueeze(2) == group.unsqueeze(1)).unsqueeze(1)
        for block in self.blocks:
            x = block(x, mask, self.cos, self.sin)
        return self.norm(x)

    def out_table(self):
        t = self.tables
        return self.out_form(t.embedding_row) + self.out_suffix(t.suffix) + F.embedding(t.tag_set, self.out_tag(t.tag_sets)), self.out_bias(t.embedding_row).squeeze(-1)

    def score(self, h, candidates, out_table, bonus=True):
        """log-probabilities over each row of candidates (0 = none); column 0 is what is written and gets the bonus of keeping"""
        vectors, biases = out_table
        logits = (F.embedding(candidates, vectors) * self.query(h).unsqueeze(1).to(vectors.dtype)).sum(-1).float() + biases[candidates].float()
        if bonus:
            logits = torch.cat([logits[:, :1] + self.keep(h).float(), logits[:, 1:]], 1)
        return logits.masked_fill(candidates == 0, -1e9).log_softmax(-1)
