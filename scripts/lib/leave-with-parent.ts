/** Preloaded into long-running processes: when the one that started them dies, however, they end in good order. */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
