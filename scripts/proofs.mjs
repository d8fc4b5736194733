// Reads the proofs that long runs left in docs/proof.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, filesBelow } from './fingerprint.mjs';
import { LAB_PROOFS, rulesHash } from './rulesHash.mjs';

/**
 * What one long run proved: how much it looked at, from which seed, at which commit, and for which rules.
 * @typedef {{ name: string, count: number, seed: number, commit: string, result: unknown, rules: string }} Proof
 */

const SHAPE = { name: 'string', count: 'number', seed: 'number', commit: 'string', rules: 'string' };

/**
 * One sentence for each proof in `folder` that is not a proof of the rules as they are.
 * @param {string} [folder]
 * @returns {string[]}
 */
export function staleProofs(folder = 'docs/proof') {
  return filesBelow([folder])
    .filter((file) => file.endsWith('.json'))
    .flatMap(complaint);
}

/**
 * @param {string} file
 * @returns {string[]}
 */
function complaint(file) {
  /** @type {Record<string, unknown>} */
  const proof = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const missing = Object.entries(SHAPE).find(([key, type]) => typeof proof[key] !== type);
  if (missing) return [`${file}: "${missing[0]}" should be a ${missing[1]}`];
  if (!('result' in proof)) return [`${file}: "result" is missing`];
  const name = String(proof['name']);
  if (proof['rules'] === rulesHash(name)) return [];
  return [`${file}: made for other rules (${proof['commit']}); run: ${commandFor(name)}`];
}

/**
 * What renews a proof.
 * @param {string} name
 * @returns {string}
 */
function commandFor(name) {
  if (name === 'mutants') return 'npm run mutants';
  return `npm run ${LAB_PROOFS.includes(name) ? 'lab' : 'fuzz'} -- ${name}`;
}
