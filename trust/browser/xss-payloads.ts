const RUN = 'window.__ran=1';
const TAGS = [
  (run: string) => `<img data-xss src=x onerror=${run}>`,
  (run: string) => `<svg data-xss onload=${run}>`,
  (run: string) => `<script data-xss>${run}</script>`,
  (run: string) => `<iframe data-xss srcdoc="<script>parent.${run}</script>">`,
  (run: string) => `<a data-xss href="javascript:${run}">ici</a>`,
  (run: string) => `<details data-xss open ontoggle=${run}>`,
  (run: string) => `<body data-xss onpageshow=${run}>`,
  (run: string) => `<math data-xss><mtext><style><img src=x onerror=${run}></style></mtext></math>`,
  (run: string) => `<input data-xss autofocus onfocus=${run}>`,
  (run: string) => `![x](javascript:${run})`,
  (run: string) => `[ici](javascript:${run})`,
  (run: string) => `$\\href{javascript:${run}}{x}$`,
  () => `$\\htmlData{xss=1}{x}$ \\includegraphics{http://127.0.0.1:1/x}`,
  (run: string) => `{{constructor.constructor('${run}')()}}`,
  (run: string) => `\u001b[31m${run}\u001b[0m`,
];
const WRAPS = [
  (payload: string) => payload,
  (payload: string) => `">${payload}`,
  (payload: string) => `'>${payload}`,
  (payload: string) => `--></textarea></title></style></script>${payload}`,
  (payload: string) => payload.replaceAll('<', '\u003c').toUpperCase(),
  (payload: string) => payload.replaceAll(' ', '\t'),
  (payload: string) => payload.replaceAll(' ', '/'),
  (payload: string) => encodeURIComponent(payload),
  (payload: string) => payload.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (payload: string) => `<<${payload}>>`,
  (payload: string) => `${payload}\u0000`.replaceAll('\u0000', ''),
];
const RUNS = [RUN, `alert(1)`, `eval('${RUN}')`, `Function('${RUN}')()`];

/** So many texts that would run if a page obeyed them; each would also leave a `data-xss` node. */
export const xssPayloads = (count: number): string[] =>
  WRAPS.flatMap((wrap) => RUNS.flatMap((run) => TAGS.map((tag) => wrap(tag(run)))))
    .filter((_, index, all) => index % Math.max(1, Math.floor(all.length / count)) === 0)
    .slice(0, count);
