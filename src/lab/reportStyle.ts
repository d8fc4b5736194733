/** How the page of a report looks: vellum and ink; at night ink on dark wood. A is blue and unbroken, B brown and broken. */
export const REPORT_STYLE = `
:root{color-scheme:light dark;--ground:#efe3c4;--ink:#2a2014;--note:#5c4a2a;--a:#1f4fa0;--b:#9a4f08;--grid:#5a421a44}
@media (prefers-color-scheme:dark){:root{--ground:#1d1812;--ink:#e9dfc8;--note:#b9a987;--a:#6f9bea;--b:#f0a84a;--grid:#e9dfc844}}
body{margin:0 auto;padding:1rem;max-width:46rem;background:var(--ground);color:var(--ink);font:1rem/1.45 Georgia,serif}
h1,h2{font-weight:normal;font-variant:small-caps}
h2{border-bottom:1px solid var(--grid);margin:2rem 0 .3rem}
.note,.who{color:var(--note)}
svg{width:100%;height:auto;font:13px sans-serif}
svg text{fill:var(--ink)}
.a{fill:var(--a);stroke:var(--a)}
.b{fill:var(--b);stroke:var(--b)}
.reach,.stairs{fill:none;stroke-width:2.4}
.reach.b,.stairs.b{stroke-dasharray:6 3}
.bar{stroke:none}
.middle{stroke:var(--ink)}
.grid{stroke:var(--grid)}
th{text-align:left;font-weight:normal;padding:.15rem 1rem .15rem 0}
.clear{font-weight:bold}
.clear th{font-weight:bold}
.open{color:var(--note)}
`;
