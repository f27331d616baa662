import { bannerKey, consentKey } from './stored-keys.ts'

/** How the loader finds the scripts of a page's section types; it stands in the page as JSON. */
export type ScriptMap = Readonly<
  Record<string, { readonly file: string; readonly preload: readonly string[]; readonly hydrate?: string }>
>

declare global {
  /** Clicks from before the main script came, which takes this away when it has begun. */
  var earlyClicks: HTMLElement[] | undefined
  /** Forms that were sent before their script came, and what sends them on. */
  var heldForms: Map<HTMLFormElement, () => void>
}

/** What does nothing before its script is there. */
const dead =
  '[data-island]:not([data-hydrated]) [data-root] :is(button[type=button],[role=tab]),#consent button,#site-banner button'

/** A link that its script answers in place. Where that does not come, or the visitor wants a window more, it is a link. */
const play = '[data-island]:not([data-hydrated],[data-failed]) [data-play]'

/** The forms that a script will answer; any other is sent by the browser at once. */
const awaited = '[data-island]:not([data-hydrated],[data-failed]) [data-root] form,footer form:not([novalidate])'

/** How long a form is held, in ms. A cheap phone has its scripts after some 1.3 s on slow 4G, and after 2.5 s on 3G. */
const longestHold = 3000

/** What a page begins with, and the addresses of its script and of what that imports, which stand on its element. */
export interface PageScripts {
  readonly first: string
  readonly files: readonly string[]
}

/**
 * Asks for the page's script when the page has been drawn: sooner it would compete with what is seen. A page that nobody looks
 * at yet, as one that is prepared, is not drawn and need not wait; nor does a browser for long that never says when it has drawn.
 */
const loadOnceDrawn =
  'document.hidden?load():new PerformanceObserver(load).observe({type:"paint",buffered:!0});addEventListener("load",()=>setTimeout(load,1e3))'

/** Stands where nothing that visitors do has to wait for a script. */
export const loadingScript = `{let[m]=document.currentScript.dataset.main.split(" "),load=()=>import(m);earlyClicks=[];${loadOnceDrawn}}`

/**
 * Stands in every other page. It hides the notice about cookies from who has accepted it, and the banner, whose id stands on its
 * element, from who has dismissed it, before anything is drawn: shown or hidden later, they would move what is beside them. A chat that is opened is noted later. What visitors do before there is a script that answers it keeps, and asks for that script
 * at once: on a slow network clicks of the first moment would be lost, and forms answered in another way than later.
 * A form is held until its script lets it go, and is sent then as its visitor sent it. When its script fails or is late, the
 * browser sends it, as without script; when its visitor leaves, in the background. What is sent again meanwhile is sent once.
 * When the page's script fails, sections show what only script could open, and a notice that is pressed goes.
 */
export const firstScript = [
  '{let{main,banner:n}=document.currentScript.dataset,[m,...more]=main.split(" "),passing',
  'let ask=href=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))',
  `try{let s=localStorage,d=document.documentElement.dataset;s.${consentKey}==="true"&&(d.consented="");n&&s.${bannerKey}===n&&(d.dismissed="")}catch{}`,
  'let load=()=>more.splice(0).forEach(ask)||import(m).catch(e=>{document.querySelectorAll("[data-island]").forEach(i=>i.dataset.failed="");heldForms.forEach(go=>go());self.earlyClicks?.forEach(t=>t.matches("[data-play]")?location=t.href:t.closest("#consent,#site-banner")?.remove());throw e})',
  'let keep=(e,t)=>{e.preventDefault();e.stopPropagation();load();let s=self.scripts&&JSON.parse(scripts.text)[t.closest("[data-island]")?.dataset.island];s&&[s.file,...s.preload].forEach(ask)}',
  `addEventListener("click",e=>{let t=e.target.closest("${dead}")||!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)&&e.target.closest("${play}"),c=t||e.target.closest("#chat");if(c&&self.earlyClicks){t?keep(e,t):load();earlyClicks.push(c)}},!0)`,
  `addEventListener("submit",e=>{let f=e.target,b=e.submitter,go=()=>{if(heldForms.delete(f)){f.ariaBusy=null;passing=f;f.requestSubmit(b);passing=0}};if(f!=passing&&f.matches("${awaited}")){keep(e,f);f.ariaBusy="true";heldForms.set(f,go);setTimeout(go,${longestHold})}},!0)`,
  'addEventListener("pagehide",()=>heldForms.forEach((go,f)=>{heldForms.delete(f);f.ariaBusy=null;let a=f.getAttribute("action");a&&navigator.sendBeacon(a,new URLSearchParams(new FormData(f)))}))',
  'earlyClicks=[];heldForms=new Map',
  `${loadOnceDrawn}}`,
].join(';')
