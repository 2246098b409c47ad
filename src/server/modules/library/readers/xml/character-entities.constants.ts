/** Names of characters in HTML and in the ISO sets of the office's older files, each with its code in hexadecimal. */
export const NAMED_CHARACTERS = `
excl 21 num 23 dollar 24 percnt 25 lpar 28 rpar 29 ast 2a plus 2b comma 2c period 2e sol 2f colon 3a semi 3b equals 3d quest
3f commat 40 lsqb 5b bsol 5c rsqb 5d Hat 5e lowbar 5f grave 60 lcub 7b verbar 7c rcub 7d nbsp a0 iexcl a1 cent a2 pound a3
curren a4 yen a5 brvbar a6 sect a7 uml a8 copy a9 ordf aa laquo ab not ac shy ad reg ae macr af deg b0 plusmn b1 sup2 b2 sup3
b3 acute b4 micro b5 para b6 middot b7 cedil b8 sup1 b9 ordm ba raquo bb frac14 bc frac12 bd half bd frac34 be iquest bf
angst c5 AElig c6 ETH d0 times d7 Oslash d8 THORN de szlig df aelig e6 eth f0 divide f7 oslash f8 thorn fe Dstrok 110 dstrok
111 Hstrok 126 hstrok 127 imath 131 inodot 131 IJlig 132 ijlig 133 kgreen 138 Lmidot 13f lmidot 140 Lstrok 141 lstrok 142
napos 149 ENG 14a eng 14b OElig 152 oelig 153 Tstrok 166 tstrok 167 fnof 192 jmath 237 circ 2c6 tilde 2dc Alpha 391 Beta 392
Gamma 393 Delta 394 Epsilon 395 Zeta 396 Eta 397 Theta 398 Iota 399 Kappa 39a Lambda 39b Mu 39c Nu 39d Xi 39e Omicron 39f Pi
3a0 Rho 3a1 Sigma 3a3 Tau 3a4 Upsilon 3a5 Phi 3a6 Chi 3a7 Psi 3a8 Omega 3a9 ohm 3a9 alpha 3b1 beta 3b2 gamma 3b3 delta 3b4
epsilon 3b5 zeta 3b6 eta 3b7 theta 3b8 iota 3b9 kappa 3ba lambda 3bb mu 3bc nu 3bd xi 3be omicron 3bf pi 3c0 rho 3c1 sigmaf
3c2 sigmav 3c2 sigma 3c3 tau 3c4 upsilon 3c5 phi 3c6 chi 3c7 psi 3c8 omega 3c9 thetasym 3d1 thetav 3d1 upsih 3d2 phiv 3d5 piv
3d6 kappav 3f0 rhov 3f1 epsiv 3f5 varepsilon 3f5 ensp 2002 emsp 2003 emsp13 2004 emsp14 2005 numsp 2007 puncsp 2008 thinsp
2009 hairsp 200a zwnj 200c zwj 200d lrm 200e rlm 200f dash 2010 hyphen 2010 ndash 2013 mdash 2014 horbar 2015 lsquo 2018
rsquo 2019 rsquor 2019 lsquor 201a sbquo 201a ldquo 201c rdquo 201d rdquor 201d bdquo 201e ldquor 201e dagger 2020 Dagger
2021 bull 2022 nldr 2025 hellip 2026 mldr 2026 permil 2030 prime 2032 Prime 2033 tprime 2034 bprime 2035 lsaquo 2039 rsaquo
203a oline 203e caret 2041 frasl 2044 euro 20ac incare 2105 hbar 210f planck 210f image 2111 ell 2113 copysr 2117 weierp 2118
real 211c trade 2122 mho 2127 alefsym 2135 aleph 2135 frac13 2153 frac23 2154 frac15 2155 frac25 2156 frac35 2157 frac45 2158
frac16 2159 frac56 215a frac18 215b frac38 215c frac58 215d frac78 215e larr 2190 uarr 2191 rarr 2192 darr 2193 harr 2194
varr 2195 nwarr 2196 nearr 2197 searr 2198 swarr 2199 map 21a6 mapsto 21a6 larrhk 21a9 rarrhk 21aa crarr 21b5 rlarr 21c4
lrhar 21cb rlhar 21cc lArr 21d0 uArr 21d1 rArr 21d2 dArr 21d3 hArr 21d4 forall 2200 part 2202 exist 2203 nexist 2204 empty
2205 emptyset 2205 nabla 2207 isin 2208 notin 2209 ni 220b prod 220f sum 2211 minus 2212 mnplus 2213 lowast 2217 compfn 2218
radic 221a prop 221d infin 221e ang 2220 angle 2220 par 2225 parallel 2225 npar 2226 and 2227 or 2228 cap 2229 cup 222a int
222b conint 222e there4 2234 becaus 2235 sim 223c wreath 2240 sime 2243 cong 2245 ap 2248 approx 2248 asymp 2248 ape 224a
bumpe 224f ne 2260 equiv 2261 nequiv 2262 le 2264 ge 2265 lE 2266 gE 2267 Lt 226a ll 226a Gt 226b gg 226b lsim 2272 gsim 2273
sub 2282 sup 2283 nsub 2284 sube 2286 supe 2287 oplus 2295 ominus 2296 otimes 2297 odot 2299 top 22a4 bottom 22a5 perp 22a5
sdot 22c5 bowtie 22c8 vellip 22ee lceil 2308 rceil 2309 lfloor 230a rfloor 230b telrec 2315 frown 2322 smile 2323 block 2588
blk14 2591 blk12 2592 blk34 2593 squ 25a1 square 25a1 squf 25aa rect 25ad marker 25ae utrif 25b4 utri 25b5 rtrif 25b8 rtri
25b9 dtrif 25be dtri 25bf ltrif 25c2 ltri 25c3 loz 25ca cir 25cb starf 2605 star 2606 phone 260e female 2640 male 2642 spades
2660 clubs 2663 hearts 2665 diams 2666 sung 266a flat 266d natur 266e sharp 266f check 2713 cross 2717 malt 2720 lang 27e8
rang 27e9 les 2a7d ges 2a7e lap 2a85 gap 2a86 fflig fb00 filig fb01 fllig fb02 ffilig fb03 ffllig fb04`;

/** Ends of names that put a mark on a letter: `eacute`, `Scaron`. */
export const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  caron: '\u030c',
  cedil: '\u0327',
  ring: '\u030a',
  dot: '\u0307',
  dblac: '\u030b',
  macr: '\u0304',
  ogon: '\u0328',
  breve: '\u0306',
};

/** Greek letters of the ISO set, small, in the order of the alphabet without the second sigma: `agr`, `OHgr`. */
export const GREEK = 'a b g d e z ee th i k l m n x o p r s t u ph kh ps oh'.split(' ');
