// What a page of the game may do in a browser, and what its server says beside each file.

/** By kind of thing: everything comes from the game's own place, and no text is ever made into a program. */
const ALLOWED = {
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  // The icon of the page stands in the page.
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** The policy as it stands in the page itself, so that it holds on any server. */
export const POLICY = Object.entries(ALLOWED)
  .map(([kind, from]) => `${kind} ${from}`)
  .join('; ');

/** Beside each file that is served. What a page cannot say of itself is said here: nobody frames it. */
export const HEADERS = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};
