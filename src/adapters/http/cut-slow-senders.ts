import type { IncomingMessage, Server } from 'node:http';

/** A phone at the edge of its network sends some kilobytes a second; whoever sends less holds a place on purpose. */
const PACE = { leastBytes: 4_096, everyMs: 10_000 };
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Cuts whoever sends a body slower than that for two rounds in a row, so that a drip of one byte a second ends
 * within half a minute and a long upload that moves goes on as long as it needs.
 */
export function cutSlowSenders(server: Server, { leastBytes, everyMs } = PACE): void {
  server.on('request', (request: IncomingMessage) => {
    const { socket } = request;
    let seen = socket.bytesRead;
    let slowRounds = 0;
    const round = setInterval(() => {
      const moved = socket.bytesRead - seen;
      seen = socket.bytesRead;
      // Bytes we have not fetched yet are no fault of theirs.
      const isOurs = request.readableLength > 0 || socket.readableLength > 0;
      slowRounds = moved < leastBytes && !isOurs ? slowRounds + 1 : 0;
      if (request.complete || socket.destroyed) clearInterval(round);
      else if (slowRounds >= 2) {
        clearInterval(round);
        socket.write(TOO_SLOW);
        socket.destroySoon();
      }
    }, everyMs).unref();
    request.once('close', () => clearInterval(round));
  });
}
