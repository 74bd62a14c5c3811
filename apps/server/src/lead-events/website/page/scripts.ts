import { type EnquiryScript, enquiryPath } from '@angan/contract/lead-events/enquiry-page.ts';
import { enquiryTexts } from '@angan/contract/lead-events/texts.ts';
import { languageTags } from '@angan/domain/lookups/office.ts';
import { wordsOfTag } from '../../../core/words.ts';

/** A text within a script, which no word of it ends. */
const quoted = (text: string | Record<string, string>) => JSON.stringify(text).replaceAll('<', '\\u003c');

/** What the frame is called, by languages. */
const titles = () =>
  quoted(
    Object.fromEntries(Object.values(languageTags).map((tag) => [tag, wordsOfTag(tag).words.say(enquiryTexts.frame)])),
  );

/** Draws the form where its script stands on another site, as high as it is. The site may say `data-scheme="dark"` and `data-language="hi"`. */
const form = (origin: string, key: string) => `(()=>{
const me=document.currentScript;if(!me)return;
const frame=document.createElement('iframe');
const dark=me.dataset.scheme==='dark';
const titles=${titles()};
const language=titles[me.dataset.language]?me.dataset.language:'';
frame.src=${quoted(`${origin}${enquiryPath(key)}`)}+'?in=1&scheme='+(dark?'dark':'light')+(language&&'&language='+language);
frame.title=titles[language||'en'];
frame.style.cssText='display:block;width:100%;max-width:100%;height:640px;border:0;color-scheme:'+(dark?'dark':'light');
me.after(frame);
addEventListener('message',(told)=>{
if(told.source!==frame.contentWindow||told.origin!==${quoted(new URL(origin).origin)})return;
const height=Number(told.data&&told.data.enquiryHeight);
if(height>0)frame.style.height=Math.min(Math.ceil(height),6000)+'px';
});
})();
`;

/** Tells the site around the frame how high the page is. */
const size = `if(parent!==window){
const tell=()=>parent.postMessage({enquiryHeight:document.body.offsetHeight},'*');
new ResizeObserver(tell).observe(document.body);addEventListener('load',tell);tell();
}
`;

/** A script beside the form with this key. */
export const scriptOf = (script: EnquiryScript, origin: string, key: string): string =>
  script === 'form.js' ? form(origin, key) : size;
