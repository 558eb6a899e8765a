import { superviseEmbedded } from '#adapters/postgres/supervise.ts';

// A process that owns an embedded server until it is told, or made, to stop.
const server = await superviseEmbedded(process.argv[2]!).catch((problem) => {
  process.send?.({ failed: problem.constructor.name, pid: problem.pid });
  process.exit(1);
});
process.send?.({ address: server.address, dataFolder: server.dataFolder });
process.on('message', async () => {
  await server.stop();
  process.exit(0);
});
