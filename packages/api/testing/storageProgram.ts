import { openStorageServer } from './storageServer.ts';

// A storage that speaks S3, as a program that can be killed and comes back with its files. Arguments: its port and its folder.
const [port, folder = ''] = process.argv.slice(2);
await openStorageServer({ port: Number(port), folder });
