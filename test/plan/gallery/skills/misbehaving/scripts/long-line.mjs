// Writes one event of seven mebibytes, which is allowed for anything but a state patch.
const message = 'x'.repeat(7 * 1024 * 1024);
console.log(JSON.stringify({ version: '0', type: 'log', level: 'info', message }));
console.log('{"version":"0","type":"done","ok":true}');
