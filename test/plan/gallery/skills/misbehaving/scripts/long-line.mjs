// Writes one event of seven mebibytes, which is allowed.
const patch = { text: 'x'.repeat(7 * 1024 * 1024) };
console.log(JSON.stringify({ version: '0', type: 'state_patch', patch }));
console.log('{"version":"0","type":"done","ok":true}');
