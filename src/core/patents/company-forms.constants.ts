/**
 * Legal forms that stand behind a name, as words without points and accents, longest first where one ends another. "Limited
 * liability company" and "LLC" say nothing of who a company is.
 */
const AT_THE_END = `
inc incorporated corp corporation co company cos ltd limited llc llp lp lllp pllc plc ltda lda pty pte pvt private proprietary public
unlimited liability ulc gmbh mbh ag kg kgaa ohg ug ev eg gesellschaft aktiengesellschaft kommanditgesellschaft
sa sas sasu sarl eurl snc sca scs scop gie sociedad anonima limitada societe anonyme
spa srl srls sapa scarl sl slu sau sll cv rl sab sapi
bv nv cvba bvba vof ab aktiebolag aktiebolaget as asa aps oy oyj oyab abp hf ehf
zoo sro spol kft zrt nyrt bt rt doo dd ad ood eood uab sia ou tbk bhd sdn berhad
kk kabushiki kaisha gaisha yugen yk gk godo goshi
se sti anonim sirketi sanayi ticaret ve tic san`;

/** Words before a name. */
const IN_FRONT = `the societe sociedad sociedade spolka firma pt cv kabushiki kaisha gaisha yugen
ооо оао зао пао ао нао ип гуп фгуп фгбу фгбоу тов тоо одо чп пп уп
شركة مؤسسة บริษัท`;

const CYRILLIC_AND_GREEK = `ооо оао зао пао ао αε ανωνυμη εταιρεια επε ικε οε εε αβεε ад оод еоод доо`;
const OTHERS = `בעמ المحدودة محدودة المساهمة مساهمة شمم ذمم จำกัด มหาชน`;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
export const FORMS_AT_THE_END = words(`${AT_THE_END} ${CYRILLIC_AND_GREEK} ${OTHERS}`);
export const FORMS_IN_FRONT = words(IN_FRONT);

/** Forms that are written on to the name without a space, before or behind it. */
export const JOINED_FORMS =
  /^(?:株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|一般財団法人|国立大学法人|学校法人|独立行政法人|国立研究開発法人|주식회사|유한회사|유한책임회사|재단법인|사단법인|학교법인)|(?:株式会社|有限会社|合同会社|合資会社|合名会社|股份有限公司|有限责任公司|有限責任公司|有限公司|股份公司|株式會社|집단|주식회사|유한회사|유한책임회사)$/u;

/** Forms of several words that are spelled out, in front of a name or behind it. */
export const SPELLED_FORMS =
  /\bsa(?:b|pi)? de cv\b|\bsp z ?o ?o\b|общество с ограниченной ответственностью|(?:открытое |закрытое |публичное |непубличное )?акционерное общество|товариство з обмеженою відповідальністю|cong ty (?:tnhh|co phan|trach nhiem huu han)|societe (?:par actions simplifiee|a responsabilite limitee|anonyme)|sociedad (?:anonima|limitada|de responsabilidad limitada)|naamloze vennootschap|besloten vennootschap|gesellschaft mit beschrankter haftung|spolka z ograniczona odpowiedzialnoscia|spolka akcyjna|societa per azioni|societa a responsabilita limitata|anonim sirketi|kabushiki kaisha|kabushiki gaisha/gu;
