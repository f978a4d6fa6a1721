import { parseFeed } from '@/lib/feed/parse';
const notes='<p>'+('Mot é &amp; '.repeat(500))+'</p>';
const items=Array.from({length:2770},(_,i)=>`<item><title>T ${i} & x</title><guid>${i}</guid><enclosure url="https://a.b/${i}.mp3?x=1" type="audio/mpeg"/><description><![CDATA[${notes}]]></description></item>`).join('');
const x=new TextEncoder().encode(`<rss version="2.0"><channel>${items}</channel></rss>`);
async function main(){ for(let k=0;k<2;k++){const t=Date.now(); const r=await parseFeed(x,{contentType:null,url:'https://z/f'}); console.log(x.length/1e6,'MB',Date.now()-t,'ms',r.ok&&r.value.episodes.length, r.ok&&JSON.stringify(r.value.episodes).length/1e6);} 
 const h=new TextEncoder().encode('<'.repeat(5e6)); let t=Date.now(); await parseFeed(h,{contentType:null,url:'https://z/f'}); console.log('hostile <', Date.now()-t);
 const g=new TextEncoder().encode('<rss>'+'&#1;'.repeat(5e6)); t=Date.now(); await parseFeed(g,{contentType:null,url:'https://z/f'}); console.log('refs', Date.now()-t);
 const w=new TextEncoder().encode(' '.repeat(2e7)); t=Date.now(); await parseFeed(w,{contentType:null,url:'https://z/f'}); console.log('spaces', Date.now()-t);
 const d=new TextEncoder().encode('<rss><channel><item><title>'+'<p '.repeat(1e6)+'</title>'); t=Date.now(); await parseFeed(d,{contentType:null,url:'https://z/f'}); console.log('openings', Date.now()-t);
 const e=new TextEncoder().encode('<rss><channel><item><enclosure url="http://a/b.mp3"/><title><![CDATA['+'<p '.repeat(3e6)+']]></title><pubDate>'+'a '.repeat(1e6)+'</pubDate><description>'+' \n'.repeat(3e6)+'x</description><author>'+'a'.repeat(1e6)+'@b '.repeat(1e6)+'</author></item></channel></rss>'); t=Date.now(); const r=await parseFeed(e,{contentType:null,url:'https://z/f'}); console.log('fields', Date.now()-t, r.ok);
 const q=new TextEncoder().encode('<?xml '+' encoding'.repeat(2e6)); t=Date.now(); await parseFeed(q,{contentType:null,url:'https://z/f'}); console.log('prolog', Date.now()-t);
 const y=new TextEncoder().encode('<!DOCTYPE '+'<!ENTITY '.repeat(2e6)+'<a'); t=Date.now(); await parseFeed(y,{contentType:null,url:'https://z/f'}); console.log('doctype', Date.now()-t);
 const z=new TextEncoder().encode('<rss><channel><item><enclosure url="'+'('.repeat(1e6)+'http://a/b'+')'.repeat(1e6)+'x"/></item></channel></rss>'); t=Date.now(); await parseFeed(z,{contentType:null,url:'https://z/f'}); console.log('brackets', Date.now()-t);
 const deep=new TextEncoder().encode('<rss><channel><item><enclosure url="http://a/b.mp3"/><title>'+'<b>'.repeat(100000)+'</b>'.repeat(100000)+'</title></item></channel></rss>'); t=Date.now(); const dr=await parseFeed(deep,{contentType:null,url:'https://z/f'}); console.log('deep', Date.now()-t,dr.ok);
}
void main();
