import { chooserStyle, fontFaces, fontFamilies } from '../../core/pages/index.ts';

/** The look of a share's page: one column for a phone, in the reader's own scheme, with nothing to load but its type. */
export const style = `
${fontFaces}
${chooserStyle}
:root{--brand:#b74d2b;--text:#1c1815;--second:#5b544e;--third:#6b645c;--line:#e6e0d8;--edge:#cfc7bc;--paper:#fefdfc;--ground:#f4efea;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--brand:#e88161;--text:#f4efea;--second:#bdb4ad;--third:#a29a90;--line:#332d29;--edge:#4a423c;--paper:#171310;--ground:#241f1b}}
*{box-sizing:border-box;margin:0}
html{scroll-behavior:smooth;scroll-padding-top:16px;-webkit-text-size-adjust:100%}
body{font:16px/1.45 ${fontFamilies};color:var(--text);background:var(--paper);padding-bottom:calc(84px + env(safe-area-inset-bottom));overflow-wrap:anywhere}
header,main,footer{max-width:1040px;margin:0 auto;padding-inline:16px}
header{display:flex;align-items:center;justify-content:space-between;gap:16px;padding-block:14px}
b,strong{font-weight:600}small{display:block;color:var(--third);font-size:13px}.who{text-align:right;flex:none;max-width:55%}
h1,h2,h3{font-weight:600;text-wrap:balance}
h1,.title{font-size:24px;line-height:1.2;letter-spacing:-.005em}
article h2:not(.title),h3{font-size:17px;margin:24px 0 4px}
.place{color:var(--second);margin-top:4px}
.overview{padding:8px 0 28px}
ol{list-style:none;padding:0;margin-top:12px}
ol a{display:flex;gap:14px;align-items:center;padding:12px 0;color:inherit;text-decoration:none;border-bottom:1px solid var(--line)}
ol img,ol .none{flex:none;width:112px;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:10px;background:var(--ground)}
.says{display:grid;gap:2px;min-width:0;line-height:1.3}.says .at{color:var(--second);font-size:14px}
article{padding:0 0 32px}
article+article{border-top:1px solid var(--line);padding-top:24px}
.photos{display:flex;gap:6px;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none;margin:0 -16px 18px;background:var(--ground)}
.photos::-webkit-scrollbar{display:none}
.photos img{width:100%;flex:none;aspect-ratio:4/3;object-fit:cover;scroll-snap-align:center}
.photos img:not(:only-child){width:92%}
.when{font-weight:600;margin-bottom:2px}.gone{padding-top:8px;color:var(--second)}
.money{margin-top:12px}.price strong{display:block;font-size:24px;line-height:1.25;color:var(--brand)}.price span{color:var(--second);font-size:14px}
dl{display:grid;grid-template-columns:1fr 1fr;column-gap:16px;margin-top:12px}dl div{border-top:1px solid var(--line);padding:10px 0}
h2+dl,h3+dl{margin-top:6px}
dt{font-size:13px;color:var(--third)}dd{margin:0}
ul{list-style:none;padding:0;margin-top:8px;display:flex;flex-wrap:wrap;gap:8px}li{min-width:0}ul li{border:1px solid var(--line);border-radius:999px;padding:3px 12px;font-size:15px}
.about{white-space:pre-line;color:var(--second);max-width:65ch}.note,footer{font-size:13px;color:var(--third)}
footer{border-top:1px solid var(--line);padding-top:16px}.ends{display:flex;justify-content:space-between;align-items:center}footer a{color:var(--text);font-size:16px;padding:12px 0}
form,form span,form button,.yes{display:flex;align-items:center;gap:8px}form{margin-top:16px;min-height:48px;flex-wrap:wrap}
form span,.yes{font-weight:600}.yes{gap:6px;font-size:14px}
form button{font:inherit;font-weight:600;min-height:48px;padding:0 20px;color:var(--text);background:none;border:1px solid var(--edge);border-radius:10px;cursor:pointer}
form .back{font-weight:400;border:0;padding:0 8px;color:var(--second);text-decoration:underline;text-underline-offset:3px}
.asks{display:inline-grid;place-items:center;min-height:48px;padding:0 22px;margin-top:16px;border-radius:10px;background:#b74d2b;color:#fff;font-weight:600;text-decoration:none}
svg{fill:none;stroke:currentColor;stroke-width:1.8;stroke-linejoin:round;flex:none}svg.full{fill:var(--brand);stroke:var(--brand)}
nav{position:fixed;inset:auto 0 0;z-index:1;display:flex;gap:8px;background:var(--paper);border-top:1px solid var(--line);padding:12px 16px calc(12px + env(safe-area-inset-bottom))}
nav a{flex:1;min-height:48px;padding:0 20px;display:grid;place-items:center;border-radius:10px;text-decoration:none;font-weight:600;color:var(--text);border:1px solid var(--edge)}
nav .main{background:#b74d2b;border-color:#b74d2b;color:#fff}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.ended{min-height:70vh;display:grid;place-items:center;text-align:center;padding:16px;font-size:18px}
@media (min-width:760px){
body{padding-bottom:40px}
header,main,footer{padding-inline:32px}
header{position:sticky;top:0;z-index:1;background:var(--paper);box-shadow:0 1px var(--line);max-width:none;padding-inline:max(32px,calc(50% - 488px))}
html{scroll-padding-top:96px}header>div:first-child{flex:1}.who{max-width:none}
nav{position:static;padding:0;border:0;background:none}nav a{min-height:44px;flex:none}
main{padding-top:28px}h1,.title{font-size:28px}
ol{display:grid;grid-template-columns:repeat(3,1fr);gap:28px 20px;margin-top:20px}
ol a{display:block;border:0;padding:0}ol img,ol .none{display:block;width:100%;margin-bottom:10px}
article+article{padding-top:40px}article{padding-bottom:44px}
.photos{margin:0 0 24px;border-radius:14px}.photos img:not(:only-child){width:calc(50% - 3px)}.photos img:only-child{aspect-ratio:16/8}
.first{display:flex;justify-content:space-between;gap:32px}.money{margin:0;text-align:right;flex:none;max-width:45%}form{justify-content:flex-end}
dl{grid-template-columns:repeat(3,1fr);column-gap:32px;margin-top:20px}}
@media (prefers-reduced-motion){html{scroll-behavior:auto}}`;
