import {createServer} from 'node:http';import {readFileSync} from 'node:fs';import {launch} from 'puppeteer-core';import {chromeArgs, findChrome} from './browsers.mjs';
const dist='packages/cartavola/dist';
const [tag='scopa',attrs='',lang='en',W='820',H='700',beside='']=process.argv.slice(2);
const page=`<!doctype html><html lang="${lang}"><meta name=viewport content="width=device-width"><meta charset="utf-8"><link rel=stylesheet href="/cartavola.css"><body style="max-width:1200px;margin:16px auto;font-family:system-ui"><${tag}-table id=t ${attrs}></${tag}-table>${beside?'<coach-panel for=t></coach-panel>':''}<script type="module" src="/cartavola.js"></script>`;
const s=createServer((q,r)=>{const p=new URL(q.url,'http://x').pathname; if(p==='/')return r.setHeader('content-type','text/html').end(page); try{r.setHeader('content-type',p.endsWith('.css')?'text/css':'text/javascript').end(readFileSync(dist+p))}catch{r.writeHead(404).end()}});
await new Promise(d=>s.listen(0,d));
const b=await launch({executablePath:(await findChrome()).path,args:chromeArgs});
const t=await b.newPage();await t.setViewport({width:+W,height:+H});
t.on('console',m=>console.log('console',m.text()));t.on('pageerror',e=>console.log('pageerror',e.message));
await t.goto(`http://127.0.0.1:${s.address().port}/`);
await t.waitForSelector('#t');
const r=await t.evaluate(async()=>{const t=document.querySelector('#t');while(!t.standing) await new Promise(d=>setTimeout(d,30));
 while(!t.standing?.finished){ const sc=t.scene; if(sc?.actor!==undefined&&sc.moves.length){const m=sc.moves[(globalThis.k=(globalThis.k??0)+1)*7%sc.moves.length];if(!t.play(m))t.pass();} await new Promise(d=>setTimeout(d,20));}
 return t.standing.marks});
console.log(JSON.stringify(r));
await new Promise(d=>setTimeout(d,2500));
await t.screenshot({path:'/tmp/h/r0.png'});
const find=async(sel)=>(await t.evaluateHandle((sel)=>document.querySelector('#t').shadowRoot.querySelector(sel),sel)).asElement();
if(!beside){
{const h=await find('[data-item=menu]');const bx=await h.boundingBox();console.log(JSON.stringify(bx),await t.evaluate((x,y)=>{let e=document.elementFromPoint(x,y);while(e?.shadowRoot){const n=e.shadowRoot.elementFromPoint(x,y);if(!n||n===e)break;e=n}return e?.outerHTML.slice(0,200)},bx.x+bx.width/2,bx.y+bx.height/2));await h.click();} await new Promise(d=>setTimeout(d,600));
await t.screenshot({path:'/tmp/h/r1.png'});
const t0=Date.now();
await t.waitForFunction(()=>document.querySelector('#t').shadowRoot.querySelector('.panel [data-item=review]'),{timeout:5000}).catch(()=>console.log('no panel'));await (await find('.panel [data-item=review]')).click();
await t.waitForFunction(()=>document.querySelector('#t').shadowRoot.querySelector('coach-panel')?.shadowRoot?.querySelector('.all'),{timeout:15000}).catch(e=>console.log(e.message));
console.log('ms',Date.now()-t0);
await new Promise(d=>setTimeout(d,500));
await t.screenshot({path:'/tmp/h/r2.png'});
console.log(await t.evaluate(()=>document.querySelector('#t').shadowRoot.querySelector('coach-panel').shadowRoot.querySelector('section')?.innerText));
} else { await t.waitForFunction(()=>document.querySelector('coach-panel')?.shadowRoot?.querySelector('.all'),{timeout:15000}).catch(e=>console.log(e.message));await new Promise(d=>setTimeout(d,500));await t.evaluate(()=>document.querySelector('coach-panel').scrollIntoView());
await t.screenshot({path:'/tmp/h/r2.png'}); }
await b.close();s.close();
