/** The address of a database by host and port, for what stands in front of it: the tests' own leads to a socket. */
export const overTcp = (databaseUrl: string): URL => Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1' });
