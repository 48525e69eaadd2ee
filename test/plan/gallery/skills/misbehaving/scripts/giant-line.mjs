// Writes one event of nine mebibytes, valid but for its length.
const message = 'x'.repeat(9 * 1024 * 1024);
console.log(JSON.stringify({ version: '0', type: 'log', level: 'info', message }));
console.log('{"version":"0","type":"done","ok":true}');
