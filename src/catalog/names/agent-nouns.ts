/**
 * Who did what the participle tells of: what is `directed by` someone has a director, `written by` a writer. Null where nobody is
 * called so.
 */
export function agentOf(participle: string): string | null {
  return AGENTS.get(participle) ?? null;
}

const AGENTS: ReadonlyMap<string, string> = new Map(
  `approved-approver, arranged-arranger, assessed-assessor, audited-auditor, authored-author, awarded-awarder, bought-buyer, brewed-brewer,
  built-builder, certified-certifier, coached-coach, collected-collector, composed-composer, conducted-conductor, created-creator, designed-designer,
  developed-developer, directed-director, discovered-discoverer, distributed-distributor, donated-donor, edited-editor, examined-examiner,
  founded-founder, graded-grader, hosted-host, illustrated-illustrator, inspected-inspector, installed-installer, invented-inventor,
  invited-inviter, issued-issuer, led-leader, made-maker, managed-manager, manufactured-manufacturer, narrated-narrator, organised-organiser,
  organized-organizer, owned-owner, painted-painter, performed-performer, photographed-photographer, prepared-preparer, prescribed-prescriber,
  presented-presenter, produced-producer, programmed-programmer, published-publisher, recorded-recorder, referred-referrer, reported-reporter,
  requested-requester, reviewed-reviewer, signed-signatory, sold-seller, sponsored-sponsor, submitted-submitter, supervised-supervisor,
  supplied-supplier, sung-singer, taught-teacher, trained-trainer, translated-translator, verified-verifier, written-writer`
    .split(/,\s*/)
    .map((pair): [string, string] => {
      const [participle = '', agent = ''] = pair.split('-');
      return [participle, agent];
    }),
);
