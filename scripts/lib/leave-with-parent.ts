/** Preloaded into long-running processes: when the one that started them dies, however, they end in good order. */
const graceMs = 15_000;

if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    // Nobody is left who would end us by force.
    setTimeout(() => process.exit(1), graceMs).unref();
  });
  process.channel.unref();
}
