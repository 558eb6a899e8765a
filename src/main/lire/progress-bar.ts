const WIDTH = 28;

/** A bar on the terminal for all files together; silent when nobody looks. */
export function progressBar(total: number, stream: NodeJS.WriteStream = process.stderr) {
  const shares = new Array<number>(total).fill(0);
  const draw = () => {
    if (!stream.isTTY) return;
    const share = shares.reduce((a, b) => a + b, 0) / total;
    const full = Math.round(share * WIDTH);
    const finished = shares.filter((s) => s === 1).length;
    stream.write(
      `\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${finished}/${total} ${Math.round(share * 100)} %`,
    );
  };
  return {
    set(index: number, share: number) {
      shares[index] = share;
      draw();
    },
    clear() {
      if (stream.isTTY) stream.write(`\r${' '.repeat(WIDTH + 20)}\r`);
    },
  };
}
