/** Gives the file that imports it the databases of a browser: none of them is there yet. */
import * as databases from 'fake-indexeddb';

const kinds = Object.entries(databases).filter(([name]) => name.startsWith('IDB'));

Object.assign(globalThis, Object.fromEntries(kinds), { indexedDB: new databases.IDBFactory() });
