import dns from 'node:dns';
import net from 'node:net';

/** Reading a file never needs the network: whatever a document asks for, no socket opens. */
export function forbidNetwork() {
  const refuse = () => {
    throw new Error('the reading process opens no connection');
  };
  net.Socket.prototype.connect = refuse;
  Object.assign(dns, { lookup: refuse, resolve: refuse });
  globalThis.fetch = refuse;
}
