/** Set while somebody is signed in here: their pages start at once. */
export const KNOWN_KEY = 'lacuna.known';
export const OUTSIDE_KEY = 'lacuna.outside';
export const READY_EVENT = 'lacuna:ready';
/** Global function: the texts that were replaced before the application began, each with what may stand in for it. */
export const EARLY_TEXTS = 'lacunaEarlyTexts';

/**
 * Inline script of the prerendered pages: loads the application at the first pointer, key, scroll, touch or focus,
 * at once for people who are signed in, and repeats a press on a button that came before it was ready.
 */
export const START_BOOTSTRAP = `document.addEventListener('DOMContentLoaded',function(){
watch();var s=document.getElementById('start');if(!s)return;
var signs=['pointermove','pointerdown','keydown','touchstart','focusin','scroll','wheel'],begun=0,pressed=null;
function go(){if(begun)return;begun=1;signs.forEach(function(n){removeEventListener(n,go,true)});
var m=document.createElement('script');m.type='module';m.textContent=s.textContent;document.head.append(m)}
function hold(e){var b=e.target.closest&&e.target.closest('button');if(!b)return;e.preventDefault();e.stopImmediatePropagation();pressed=b;go()}
signs.forEach(function(n){addEventListener(n,go,{capture:true,passive:true})});
addEventListener('click',hold,true);
addEventListener('${READY_EVENT}',function(){removeEventListener('click',hold,true);if(pressed)pressed.click()},{once:true});
function watch(){var o=new MutationObserver(note);function note(rs){rs.forEach(function(r){r.removedNodes.forEach(function(n){
if(n.nodeType===3)texts.push([n,[].concat([].slice.call(r.addedNodes),r.previousSibling,r.nextSibling)])})})}
var texts=[];o.observe(document.documentElement,{childList:true,subtree:true});
window.${EARLY_TEXTS}=function(){note(o.takeRecords());o.disconnect();return texts}}
try{if(localStorage.getItem('${KNOWN_KEY}')||sessionStorage.getItem('${OUTSIDE_KEY}'))go()}catch(e){}
});`;
