import { chooserStyle, fontFaces, fontFamilies } from '../../../core/pages/index.ts';

/** Colours of the page by scheme; an office's own colour stands for `--brand` on light ground. */
export const lightColours =
  '--brand:#b74d2b;--text:#1c1815;--second:#5b544e;--third:#6b645c;--line:#e6e0d8;--edge:#8f857a;--paper:#fefdfc;--ground:#f4efea;--bad:#b3261e;--bad-ground:#fdeeec';
export const darkColours =
  '--brand:#e88161;--text:#f4efea;--second:#bdb4ad;--third:#a29a90;--line:#332d29;--edge:#857b72;--paper:#171310;--ground:#0f0c0a;--bad:#ff9d8f;--bad-ground:#34201c';

/** The look of the form: one column for a thumb, with nothing to load but its type. */
export const style = `
${fontFaces}
${chooserStyle}
main .tongues{margin:-14px -10px 6px}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%}
body{font:17px/1.45 ${fontFamilies};color:var(--text);background:var(--ground);overflow-wrap:anywhere}
b,strong{font-weight:600}
header{display:flex;align-items:center;gap:14px;max-width:560px;margin:0 auto;padding:20px 20px 18px}
header img{flex:none;width:52px;height:52px;object-fit:cover;border-radius:12px;background:var(--line)}
header b{display:block;font-size:19px;line-height:1.2}
header small{display:block;color:var(--second);font-size:14px;margin-top:2px}
header a{margin-left:auto;flex:none;min-height:44px;display:grid;place-items:center;padding:0 16px;border:1px solid var(--edge);border-radius:999px;color:var(--text);text-decoration:none;font-weight:600}
main{max-width:560px;margin:0 auto;padding:22px 20px 26px;background:var(--paper);border-top:1px solid var(--line)}
h1{font-size:26px;line-height:1.2;font-weight:600;letter-spacing:-.005em;text-wrap:balance;margin-bottom:18px}
form{display:grid;gap:18px}
label,legend{display:block;font-weight:600;margin-bottom:6px;padding:0}
label small,legend small{font-weight:400;color:var(--third);font-size:14px}
input,textarea{font:inherit;width:100%;min-height:50px;padding:11px 14px;color:var(--text);background:var(--paper);border:1px solid var(--edge);border-radius:12px}
textarea{min-height:108px;resize:vertical}
input::placeholder,textarea::placeholder{color:var(--third);opacity:1}
fieldset{border:0;padding:0;min-width:0}
.choices{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.choices label{position:relative;display:grid;place-items:center;min-height:50px;margin:0;padding:6px 10px;text-align:center;font-weight:400;border:1px solid var(--edge);border-radius:12px;cursor:pointer}
.choices input{position:absolute;inset:0;width:100%;height:100%;min-height:0;opacity:0;cursor:pointer}
.choices label:has(:checked){border-color:var(--brand);box-shadow:inset 0 0 0 1px var(--brand);font-weight:600}
.choices label:has(:focus-visible){outline:3px solid var(--brand);outline-offset:2px}
[aria-invalid=true]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}
.wrong{color:var(--bad);font-size:15px;margin-top:6px}
.said{padding:12px 14px;border-radius:12px;background:var(--bad-ground);color:var(--bad);margin-bottom:18px}
.agree{display:grid;grid-template-columns:24px 1fr;gap:12px;align-items:start;font-weight:400;margin:0;font-size:15px;color:var(--second);cursor:pointer}
.agree input{width:24px;height:24px;min-height:0;padding:0;margin:0;accent-color:var(--brand)}
button,.more{font:inherit;font-weight:600;width:100%;min-height:54px;border-radius:12px;cursor:pointer}
button{color:#fff;background:#b74d2b;border:0}
.more{display:grid;place-items:center;margin-top:24px;color:var(--text);text-decoration:none;border:1px solid var(--edge)}
.note{font-size:14px;color:var(--third)}
.lead{color:var(--second)}
.apart{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.tick{width:56px;height:56px;border-radius:50%;display:grid;place-items:center;background:var(--brand);color:var(--paper);margin-bottom:18px}
.ended{min-height:70vh;display:grid;place-items:center;text-align:center;padding:24px;background:none;border:0}
body.in{background:var(--paper)}body.in main{max-width:none;padding:4px 4px 8px;border:0}
@media (min-width:620px){
body:not(.in){padding:28px 0}
body:not(.in) main{border:1px solid var(--line);border-radius:18px;padding:32px 36px 36px}
body:not(.in) main.ended{border:0}
header{padding-inline:36px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:18px;align-items:start}}
@media (max-width:619px){body:not(.in){background:var(--paper)}.pair{display:grid;gap:18px}}
`;
