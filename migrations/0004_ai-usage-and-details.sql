CREATE TABLE "ai_usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"model" text NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"reserved_tokens" bigint DEFAULT 0 NOT NULL,
	"cost_usd" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_usage_day_user_id_model_pk" PRIMARY KEY("day","user_id","model")
);
--> statement-breakpoint
ALTER TABLE "patents" ADD COLUMN "type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "sync_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "checkout_locked_until" timestamp with time zone;