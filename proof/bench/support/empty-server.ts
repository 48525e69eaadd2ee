/** The least a web server of ours can be: Fastify, nothing in it, on any free port. */
import fastify from 'fastify';

const app = fastify();
console.log(`Nothing is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
process.once('SIGTERM', () => void app.close());
