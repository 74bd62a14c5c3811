/** The look of a share's page: one column for a phone, in the reader's own scheme, with nothing to load. */
export const style = `
:root{--brand:#b74d2b;--text:#1c1815;--second:#5b544e;--third:#6b645c;--line:#dcd5cb;--paper:#fefdfc;--ground:#f4efea;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--brand:#e88161;--text:#f4efea;--second:#bdb4ad;--third:#a29a90;--line:#3a3430;--paper:#1c1815;--ground:#12100e}}
*{box-sizing:border-box;margin:0}
body{font:16px/1.45 'Anek Latin','Anek Gujarati','Anek Devanagari',system-ui,sans-serif;color:var(--text);background:var(--ground);padding-bottom:calc(84px + env(safe-area-inset-bottom));overflow-wrap:anywhere}
header,main,footer{max-width:680px;margin:0 auto;padding:0 16px}
header{display:flex;justify-content:space-between;gap:16px;padding-top:16px;padding-bottom:12px}
header small{display:block;color:var(--third);font-size:13px}.who{text-align:right;flex:none;max-width:55%}
main{padding:0}article{background:var(--paper);padding:0 16px 20px;margin-bottom:12px;border-block:1px solid var(--line)}
.photos{display:flex;gap:4px;overflow-x:auto;scroll-snap-type:x mandatory;margin:0 -16px;background:var(--ground)}
.photos img{width:100%;flex:none;aspect-ratio:4/3;object-fit:cover;scroll-snap-align:center}
.photos img:not(:only-child){width:92%}
h1{font-size:22px;line-height:1.2;font-weight:600;padding-top:16px}h2{font-size:15px;font-weight:600;margin:20px 0 4px}
.when{padding-top:16px;font-weight:600}.when+h1{padding-top:2px}.place{color:var(--second);margin-top:2px}.price{margin-top:10px}.price strong{font-size:22px;font-weight:600;color:var(--brand)}.price span{color:var(--second);font-size:14px}
dl{display:grid;grid-template-columns:1fr 1fr;column-gap:16px;margin-top:8px}dl div{border-top:1px solid var(--line);padding:8px 0}
dt{font-size:13px;color:var(--third)}dd{margin:0;font-weight:500}
ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:6px}li{border:1px solid var(--line);border-radius:5px;padding:2px 8px;font-size:14px}
.about{white-space:pre-line;color:var(--second)}.note,footer{font-size:13px;color:var(--third)}.gone{padding-top:8px;color:var(--second)}
footer{padding-top:8px}footer p+p{display:flex;justify-content:space-between;align-items:center}footer a{color:var(--text);font-size:16px;padding:12px 0}
nav{position:fixed;inset:auto 0 0;display:flex;gap:8px;justify-content:center;background:var(--paper);border-top:1px solid var(--line);padding:12px 16px calc(12px + env(safe-area-inset-bottom))}
nav a{flex:1;max-width:332px;min-height:48px;display:grid;place-items:center;border-radius:8px;text-decoration:none;font-weight:500;color:var(--text);border:1px solid var(--line)}
nav .main{background:#b74d2b;border-color:#b74d2b;color:#fff}
a:focus-visible,.photos:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.ended{min-height:70vh;display:grid;place-items:center;text-align:center;padding:16px;font-size:18px}
@media (min-width:700px){article{border-inline:1px solid var(--line);border-radius:8px}.photos{border-radius:8px 8px 0 0}dl{grid-template-columns:1fr 1fr 1fr}}`;
