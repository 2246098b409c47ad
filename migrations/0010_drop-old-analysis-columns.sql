ALTER TABLE "ideas" DROP COLUMN "refuted";--> statement-breakpoint
ALTER TABLE "ideas" DROP COLUMN "score_components";--> statement-breakpoint
ALTER TABLE "ideas" DROP COLUMN "evidence_for";--> statement-breakpoint
ALTER TABLE "ideas" DROP COLUMN "evidence_against";--> statement-breakpoint
ALTER TABLE "ideas" DROP COLUMN "why_empty";--> statement-breakpoint
ALTER TABLE "ideas" DROP COLUMN "nearest_art";--> statement-breakpoint
ALTER TABLE "ideas" DROP COLUMN "next_steps";--> statement-breakpoint
ALTER TABLE "ideas" DROP COLUMN "pair";--> statement-breakpoint
ALTER TABLE "ideas" DROP COLUMN "phrased_by";--> statement-breakpoint
ALTER TABLE "patents" DROP COLUMN "relevance";